import { formatDate } from '@site/data-types/format';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page } from '@site/ui/layout';
import type { LegalRecord } from '../data/shapes';
import * as m from '../messages/legal-page';
import styles from './Article.module.css';
import { ContentBody } from './ContentBody';
import { TableOfContents } from './TableOfContents';

/** Privacy policy or terms. */
export const LegalPage = ({ slug, title, updatedAt, html, toc }: LegalRecord) => (
  <Page data-boundary="mf-blog">
    <Breadcrumbs items={[{ name: title, path: `/${slug}` }]} />
    <article>
      <Hero title={title}>
        <p className={styles.facts}>
          <span>
            {m.lastUpdatedTime({ Time: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time> })}
          </span>
        </p>
      </Hero>
      <div className={styles.columns} data-long="">
        <div className={styles.contents}>
          <TableOfContents entries={toc} />
        </div>
        <ContentBody html={html} place="legal" />
      </div>
    </article>
  </Page>
);
