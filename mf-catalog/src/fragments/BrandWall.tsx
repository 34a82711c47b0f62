import { Section, Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { brandWall } from '../data/brand-wall';
import { brandBookingPath } from '../lib/links';
import * as m from '../messages/brand-wall';
import styles from './BrandWall.module.css';

/** The brands of the home page, as text. Each links to a booking with its name. */
export default function BrandWall() {
  return (
    <Section title={m.brandsWeService} lead={m.chooseBrandStartBooking}>
      <Stack>
        {brandWall.map(({ title, brands }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul role="list" className={styles.wall}>
              {brands.map((brand) => (
                <li key={brand}>
                  <Link to={brandBookingPath(brand)} className={styles.tile}>
                    {brand}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
