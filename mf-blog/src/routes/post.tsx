import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Page, Section } from '@site/ui/layout';
import { useParams } from 'react-router-dom';
import { Article } from '../components/Article';
import { BlogNotFound } from '../components/BlogNotFound';
import { BookingCall } from '../components/BookingCall';
import { PostList } from '../components/PostList';
import { posts } from '../lib/records';
import type { PostRecord } from '../data/shapes';
import { nameOf } from '../data/taxonomy';
import { blogPosting } from '../lib/json-ld';
import * as m from '../messages/blog-post';
import styles from './post.module.css';

const trailTo = ({ slug, title, categories: [category = ''] }: PostRecord) => [
  { name: m.articles, path: '/blog' },
  { name: nameOf(category), path: `/blog/category/${category}` },
  { name: title, path: `/blog/${slug}` },
];

export const meta = ({ params, pathname }: MetaArgs) => {
  const post = posts.read(params.slug);
  if (!post) {
    return metadata({
      title: m.postNotFound,
      description: m.blogNoArticleAddress,
      path: pathname,
      status: 404,
    });
  }
  const page = metadata({
    title: post.seoTitle,
    description: post.metaDescription,
    keywords: [...post.tags, ...post.categories].map((slug) => nameOf(slug).toLowerCase()),
    path: pathname,
    share: { path: pathname, title: post.title },
    feed: '/feed.xml',
    trail: trailTo(post),
    type: 'article',
  });
  return { ...page, jsonLd: [blogPosting(post, page.image), ...page.jsonLd] };
};

export const warm = ({ slug }: MetaArgs['params']) => posts.warm(slug);

export default function PostRoute() {
  const { slug } = useParams();
  const post = posts.read(slug);
  if (!post) {
    return <BlogNotFound title={m.postNotFound} text={m.articleMovedThereNever} />;
  }
  return (
    <Page data-boundary="mf-blog">
      <Breadcrumbs items={trailTo(post)} />
      <Article post={post} />
      <BookingCall place="blog" />
      {post.related.length > 0 && (
        <Section title={m.relatedArticles} className={styles.related}>
          <PostList posts={post.related} headingLevel={3} columns />
        </Section>
      )}
    </Page>
  );
}
