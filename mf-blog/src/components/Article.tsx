import { formatDate } from '@site/data-types/format';
import { Hero } from '@site/ui/layout';
import { DrawingFrame } from '@site/ui/illustrations';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PostRecord } from '../data/shapes';
import { nameOf } from '../data/taxonomy';
import * as m from '../messages/blog-post';
import styles from './Article.module.css';
import { ContentBody } from './ContentBody';
import { ShareButton } from './ShareButton';
import { TableOfContents } from './TableOfContents';
import { TermLinks } from './TermLinks';

/** Fewest sections for a table of contents. */
const manySections = 3;

/** A whole post. */
export function Article({ post }: { post: PostRecord }) {
  const { featuredImage, readTime, publishDate, updatedAt, reviewed, toc } = post;
  const long = toc.length >= manySections;
  return (
    <article>
      <Hero
        title={post.title}
        lead={post.excerpt}
        eyebrow={<CategoryLinks slugs={post.categories} />}
        aside={
          <DrawingFrame
            slug={featuredImage}
            title={m.nameOfCutOpen({ nameOf: nameOf(featuredImage) })}
            className={styles.drawing}
          />
        }
      >
        <p className={styles.facts}>
          <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          <span>{m.readTimeMinRead({ readTime })}</span>
          <span>{m.byAuthor({ author: post.author })}</span>
          {updatedAt !== publishDate && (
            <span>
              {m.updatedTime({ Time: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time> })}
            </span>
          )}
          {reviewed && (
            <span>
              {m.reviewedBy({
                by: reviewed.by,
                Time: <time dateTime={reviewed.date}>{formatDate(reviewed.date)}</time>,
              })}
            </span>
          )}
        </p>
        <ShareButton title={post.title} />
      </Hero>
      <div className={styles.columns} data-long={long ? '' : undefined}>
        {long && (
          <div className={styles.contents}>
            <TableOfContents entries={toc} />
          </div>
        )}
        <ContentBody html={post.html} place="blog" />
      </div>
      <footer className={styles.foot}>
        <TermLinks kind="tag" slugs={post.tags} label={m.tags} />
      </footer>
    </article>
  );
}

/** Links to the post's categories, without a list because the hero's eyebrow holds only text. */
const CategoryLinks = ({ slugs }: { slugs: string[] }) =>
  slugs.map((slug, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <Link to={`/blog/category/${slug}`}>{nameOf(slug)}</Link>
    </Fragment>
  ));
