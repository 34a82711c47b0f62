import { formatPriceRange } from '@site/data-types/format';
import { appliancePath } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Unbroken } from '@site/ui/unbroken';
import type { LocalOffer } from '../lib/local-offers';
import * as m from '../messages/appliance-offers';
import styles from './ApplianceOffers.module.css';

/** Appliances with their local prices, each with a link to its page. */
export function ApplianceOffers({ offers }: { offers: readonly LocalOffer[] }) {
  const { warrantyDays } = useCompany();
  return (
    <ul role="list" className={styles.root}>
      {offers.map(({ slug, name, price, typicalVisit }) => (
        <CardLink
          as="li"
          key={slug}
          to={appliancePath(slug)}
          title={m.nameRepair({ name })}
          media={<ApplianceIcon slug={slug} size={48} />}
          prompt={m.learnMore}
        >
          <p className={styles.price}>
            <strong>{formatPriceRange(price)}</strong>
          </p>
          <p className={styles.terms}>
            {m.typicalVisitAndWarranty({
              typicalVisit,
              warrantyDays,
              visit: (words) => <Unbroken>{words}</Unbroken>,
              warranty: (words) => <Unbroken>{words}</Unbroken>,
            })}
          </p>
        </CardLink>
      ))}
    </ul>
  );
}
