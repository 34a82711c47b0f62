import { formatDate } from '@site/data-types/format';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { testimonials } from '../data/testimonials';
import styles from './Testimonials.module.css';

/** Three sample reviews; the owner replaces them. */
export const Testimonials = () => (
  <Section
    title="What Customers Say"
    lead="Sample reviews, shown until real ones take their place."
  >
    <Grid as="ul" min="lg">
      {testimonials.map(({ id, name, location, rating, text, date, appliance }) => (
        <Card as="li" key={id}>
          <figure className={styles.review}>
            <p className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
              {Array.from({ length: rating }, (_, i) => (
                <Icon key={i} name="star" size="sm" />
              ))}
            </p>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {name}, {location}&nbsp;· {appliance}&nbsp;·{' '}
              <time dateTime={date}>{formatDate(date)}</time>
            </figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  </Section>
);
