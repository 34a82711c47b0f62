import { formatDate } from '@site/data-types/format';
import { SidebarBox } from '@site/ui/sidebar-box';
import { Link } from 'react-router-dom';
import type { BlogRecord } from '../data/shapes';
import * as m from '../messages/blog';
import styles from './BlogSidebar.module.css';
import { NewsletterBox } from './NewsletterBox';
import { TermLinks } from './TermLinks';

const recentCount = 5;
const popularTags = 12;

/** The sidebar of the blog. */
export const BlogSidebar = ({ posts, categories, tags }: BlogRecord) => (
  <>
    <SidebarBox title={m.categories}>
      <ul role="list" className={styles.list}>
        {categories.map(({ slug, name, postCount }) => (
          <li key={slug} className={styles.row}>
            <Link to={`/blog/category/${slug}`}>{name}</Link>
            <span className={styles.count}>({postCount})</span>
          </li>
        ))}
      </ul>
    </SidebarBox>
    <SidebarBox title={m.popularTags}>
      <TermLinks
        kind="tag"
        slugs={tags.slice(0, popularTags).map(({ slug }) => slug)}
        label={m.popularTagsLabel}
      />
    </SidebarBox>
    <NewsletterBox />
    {/* Last, because they repeat the top of the list. */}
    <SidebarBox title={m.recentPosts}>
      <ol role="list" className={styles.list}>
        {posts.slice(0, recentCount).map(({ slug, title, publishDate }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`}>{title}</Link>
            <time dateTime={publishDate} className={styles.date}>
              {formatDate(publishDate)}
            </time>
          </li>
        ))}
      </ol>
    </SidebarBox>
  </>
);
