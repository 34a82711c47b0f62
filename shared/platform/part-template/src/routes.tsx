import { defineRoute } from '@site/federation';
import type { RouteObject } from 'react-router-dom';

/** Every path of this part. */
export const routes: RouteObject[] = [
  defineRoute({
    path: '/new-section',
    chunk: 'new-section',
    kind: 'content',
    load: () => import(/* webpackChunkName: "new-section" */ './routes/list'),
  }),
  defineRoute({
    path: '/new-section/:slug',
    chunk: 'new-section-topic',
    kind: 'content',
    load: () => import(/* webpackChunkName: "new-section-topic" */ './routes/topic'),
  }),
];
