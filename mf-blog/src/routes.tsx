import { defineRoute } from '@site/federation';
import type { RouteObject } from 'react-router-dom';

/** Every path of this part. */
export const routes: RouteObject[] = [
  defineRoute({
    path: '/blog',
    chunk: 'blog',
    kind: 'content',
    load: () => import(/* webpackChunkName: "blog" */ './routes/blog'),
  }),
  defineRoute({
    path: '/blog/newsletter/confirm',
    chunk: 'newsletter-confirm',
    kind: 'content',
    load: () => import(/* webpackChunkName: "newsletter-confirm" */ './routes/newsletter-confirm'),
  }),
  defineRoute({
    path: '/blog/newsletter/leave',
    chunk: 'newsletter-leave',
    kind: 'content',
    load: () => import(/* webpackChunkName: "newsletter-leave" */ './routes/newsletter-leave'),
  }),
  defineRoute({
    path: '/blog/category/:slug',
    chunk: 'blog-category',
    kind: 'content',
    load: () => import(/* webpackChunkName: "blog-category" */ './routes/category'),
  }),
  defineRoute({
    path: '/blog/tag/:slug',
    chunk: 'blog-tag',
    kind: 'content',
    load: () => import(/* webpackChunkName: "blog-tag" */ './routes/tag'),
  }),
  defineRoute({
    path: '/blog/:slug',
    chunk: 'blog-post',
    kind: 'content',
    load: () => import(/* webpackChunkName: "blog-post" */ './routes/post'),
  }),
  defineRoute({
    path: '/faq',
    chunk: 'faq',
    kind: 'content',
    load: () => import(/* webpackChunkName: "faq" */ './routes/faq'),
  }),
  defineRoute({
    path: '/privacy',
    chunk: 'privacy',
    kind: 'content',
    load: () => import(/* webpackChunkName: "privacy" */ './routes/privacy'),
  }),
  defineRoute({
    path: '/terms',
    chunk: 'terms',
    kind: 'content',
    load: () => import(/* webpackChunkName: "terms" */ './routes/terms'),
  }),
];
