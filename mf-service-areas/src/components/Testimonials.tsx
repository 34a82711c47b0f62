import { Card } from '@site/ui/card';
import { Grid, Section } from '@site/ui/layout';
import { woodleyPark } from '../data/woodley-park';
import * as m from '../messages/woodley-park';

/** Three sample reviews, marked as samples. */
export const Testimonials = () => (
  <Section title={m.whatCustomersSay} lead={m.sampleReviewsUntilCustomers}>
    <Grid as="ul">
      {woodleyPark.testimonials.map(({ id, text, rating, appliance }) => (
        <Card as="li" key={id}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <p>{m.rating5ApplianceSample({ rating, appliance })}</p>
        </Card>
      ))}
    </Grid>
  </Section>
);
