import { Card } from '@site/ui/card';
import { Grid, Section } from '@site/ui/layout';
import { woodleyPark } from '../data/woodley-park';

/** Three sample reviews, marked as samples. */
export const Testimonials = () => (
  <Section
    title="What customers say"
    lead="Sample reviews, until customers of this neighborhood allow theirs to be printed."
  >
    <Grid as="ul">
      {woodleyPark.testimonials.map(({ id, text, rating, appliance }) => (
        <Card as="li" key={id}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <p>
            {rating} of 5, {appliance} (sample)
          </p>
        </Card>
      ))}
    </Grid>
  </Section>
);
