import { defineRoute } from '@site/federation';

export const routes = [
  defineRoute({
    path: '/appliances',
    chunk: 'appliances',
    kind: 'content',
    load: () => import(/* webpackChunkName: "appliances" */ './routes/appliances'),
  }),
  defineRoute({
    path: '/appliances/:slug',
    chunk: 'appliance',
    kind: 'content',
    load: () => import(/* webpackChunkName: "appliance" */ './routes/appliance'),
  }),
  defineRoute({
    path: '/issues/:slug',
    chunk: 'issue',
    kind: 'content',
    load: () => import(/* webpackChunkName: "issue" */ './routes/issue'),
  }),
  defineRoute({
    path: '/brands',
    chunk: 'brands',
    kind: 'content',
    load: () => import(/* webpackChunkName: "brands" */ './routes/brands'),
  }),
  defineRoute({
    path: '/brands/:slug',
    chunk: 'brand',
    kind: 'content',
    load: () => import(/* webpackChunkName: "brand" */ './routes/brand'),
  }),
  defineRoute({
    path: '/brands/:slug/codes',
    chunk: 'brand-codes',
    kind: 'content',
    load: () => import(/* webpackChunkName: "brand-codes" */ './routes/brand-codes'),
  }),
];
