import { applianceSlugs } from '@site/data-types/entities';
import { applianceName } from '@site/data-types/shown';
import { Page } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import type { NotFoundProps } from '@site/ui/not-found';
import { Link } from 'react-router-dom';
import { CallUs } from '@site/ui/call-us';
import * as m from '../messages/catalog-not-found';
import styles from './CatalogNotFound.module.css';

/** The page for an unknown address. It offers a call and the list of appliances. */
export const CatalogNotFound = (props: Pick<NotFoundProps, 'title' | 'text' | 'link'>) => (
  <Page data-boundary="mf-catalog">
    <NotFound {...props}>
      <CallUs place="catalog-not-found" variant="outline" />
      <nav aria-labelledby="by-appliance" className={styles.ways}>
        <h2 id="by-appliance" className={styles.title}>
          {m.startAppliance}
        </h2>
        <ul role="list" className={styles.list}>
          {applianceSlugs.map((slug) => (
            <li key={slug}>
              <Link to={`/appliances/${slug}`}>{applianceName(slug)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </NotFound>
  </Page>
);
