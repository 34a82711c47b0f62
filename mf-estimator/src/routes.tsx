import { defineRoute } from '@site/federation';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  defineRoute({
    path: '/estimate',
    chunk: 'estimate',
    kind: 'form',
    load: () => import(/* webpackChunkName: "estimate" */ './routes/estimate'),
  }),
  defineRoute({
    path: '/parts',
    chunk: 'parts',
    kind: 'form',
    load: () => import(/* webpackChunkName: "parts" */ './routes/parts'),
  }),
];
