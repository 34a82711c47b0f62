import { formatDate } from '@site/data-types/format';
import { Card } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Link } from 'react-router-dom';
import type { PostSummary } from '../data/shapes';
import * as m from '../messages/post-card';
import styles from './PostCard.module.css';
import { TermLinks } from './TermLinks';

interface PostCardProps {
  post: PostSummary;
  /** Slugs of the tags that the card shows. */
  tags: readonly string[];
  headingLevel?: 2 | 3;
  /** In a narrow column below an article: no drawing. */
  narrow?: boolean;
}

/** A post in a list: drawing of its appliance, title, excerpt and links to similar posts. */
export function PostCard({ post, tags, headingLevel = 2, narrow }: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Card as="li">
      <div className={styles.root} data-narrow={narrow ? '' : undefined}>
        {!narrow && (
          <div className={styles.drawing}>
            <ApplianceIcon slug={post.featuredImage} size={64} />
          </div>
        )}
        <div className={styles.head}>
          <TermLinks kind="category" slugs={post.categories} label={m.categories} />
          <Title className={styles.title}>
            <Link to={`/blog/${post.slug}`}>{post.title}</Link>
          </Title>
          <p className={styles.facts}>
            <time dateTime={post.publishDate}>{formatDate(post.publishDate)}</time>
            <span>{m.readTimeMinRead({ readTime: post.readTime })}</span>
          </p>
        </div>
        <div className={styles.body}>
          <p>{post.excerpt}</p>
          {tags.length > 0 && <TermLinks kind="tag" slugs={tags} label={m.tags} />}
        </div>
      </div>
    </Card>
  );
}
