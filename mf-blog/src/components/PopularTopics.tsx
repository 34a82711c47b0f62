import { SidebarBox } from '@site/ui/sidebar-box';
import { Link } from 'react-router-dom';
import type { FaqEntry } from '../data/shapes';
import * as m from '../messages/faq';
import styles from './BlogSidebar.module.css';

/** Links to the entries that their files mark as popular. */
export const PopularTopics = ({ entries }: { entries: FaqEntry[] }) => (
  <SidebarBox title={m.popularTopics}>
    <ul role="list" className={styles.list}>
      {entries
        .filter(({ popular }) => popular)
        .map(({ slug, question }) => (
          <li key={slug}>
            <Link to={`/faq#${slug}`}>{question}</Link>
          </li>
        ))}
    </ul>
  </SidebarBox>
);
