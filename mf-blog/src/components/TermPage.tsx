import type { Breadcrumb } from '@site/data-types/contract';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import type { PostSummary } from '../data/shapes';
import * as m from '../messages/term-page';
import { BookingCall } from './BookingCall';
import { PostList } from './PostList';
import styles from './TermPage.module.css';

interface TermPageProps {
  /** From the blog to this page. */
  trail: Breadcrumb[];
  /** Kind of the page. */
  eyebrow: string;
  title: string;
  lead?: string;
  posts: PostSummary[];
  currentTag?: string;
  /** Text if there are no posts. */
  empty: string;
}

/** The page of a category or tag. */
export const TermPage = ({ trail, posts, currentTag, empty, ...head }: TermPageProps) => (
  <Page data-boundary="mf-blog">
    <Breadcrumbs items={trail} />
    <Hero {...head}>
      <p>{m.articles({ count: posts.length })}</p>
    </Hero>
    {posts.length > 0 ? <PostList posts={posts} currentTag={currentTag} /> : <p>{empty}</p>}
    <p>
      <Link to="/blog" className={styles.back}>
        {m.allArticles}
      </Link>
    </p>
    <BookingCall place="blog" />
  </Page>
);
