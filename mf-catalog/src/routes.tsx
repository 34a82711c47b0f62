import { isAppliance } from '@site/data-types/entities';
import { defineRoute } from '@site/federation';
import { applianceOfIssue } from './lib/appliance-of';

/** The chunk of the page's drawing. */
const drawing = (appliance: string | undefined): string[] =>
  isAppliance(appliance) ? [`drawing-${appliance}`] : [];

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
    chunks: ({ slug }) => drawing(slug),
  }),
  defineRoute({
    path: '/issues/:slug',
    chunk: 'issue',
    kind: 'content',
    load: () => import(/* webpackChunkName: "issue" */ './routes/issue'),
    chunks: ({ slug }) => drawing(applianceOfIssue(slug)),
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
