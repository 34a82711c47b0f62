import { formatDate } from '@site/data-types/format';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { testimonials } from '../data/testimonials';
import * as m from '../messages/home';
import styles from './Testimonials.module.css';

/** Three sample reviews; the owner replaces them. */
export const Testimonials = () => (
  <Section title={m.whatCustomersSay} lead={m.sampleReviewsShownUntil}>
    <Grid as="ul" min="lg">
      {testimonials.map(({ id, name, location, rating, text, date, appliance }) => (
        <Card as="li" key={id}>
          <figure className={styles.review}>
            <p className={styles.stars} role="img" aria-label={m.ratingOut5Stars({ rating })}>
              {Array.from({ length: rating }, (_, i) => (
                <Icon key={i} name="star" size="sm" />
              ))}
            </p>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {m.nameLocationApplianceTime({
                name,
                location,
                appliance,
                Time: <time dateTime={date}>{formatDate(date)}</time>,
              })}
            </figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  </Section>
);
