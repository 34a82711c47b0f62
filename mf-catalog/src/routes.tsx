import type { MetaArgs } from '@site/data-types/contract';
import { defineRoute } from '@site/federation';
import { applianceOfIssue, isAppliance } from './lib/appliance-of';
import {
  applianceList,
  applianceRecords,
  brandList,
  brandRecords,
  issueRecords,
} from './lib/records';

type Slugged = MetaArgs['params'];

/** The record of the page, where its address names one. */
const own =
  (records: { path: (slug: string) => string }) =>
  ({ slug }: Slugged): string[] =>
    slug === undefined ? [] : [records.path(slug)];

/** The chunk of the one drawing that the page shows. */
const drawing = (appliance: string | undefined): string[] =>
  isAppliance(appliance) ? [`drawing-${appliance}`] : [];

export const routes = [
  defineRoute({
    path: '/appliances',
    chunk: 'appliances',
    kind: 'content',
    load: () => import(/* webpackChunkName: "appliances" */ './routes/appliances'),
    records: () => [applianceList.path],
  }),
  defineRoute({
    path: '/appliances/:slug',
    chunk: 'appliance',
    kind: 'content',
    load: () => import(/* webpackChunkName: "appliance" */ './routes/appliance'),
    records: own(applianceRecords),
    chunks: ({ slug }) => drawing(slug),
  }),
  defineRoute({
    path: '/issues/:slug',
    chunk: 'issue',
    kind: 'content',
    load: () => import(/* webpackChunkName: "issue" */ './routes/issue'),
    records: own(issueRecords),
    chunks: ({ slug }) => drawing(applianceOfIssue(slug)),
  }),
  defineRoute({
    path: '/brands',
    chunk: 'brands',
    kind: 'content',
    load: () => import(/* webpackChunkName: "brands" */ './routes/brands'),
    records: () => [brandList.path],
  }),
  defineRoute({
    path: '/brands/:slug',
    chunk: 'brand',
    kind: 'content',
    load: () => import(/* webpackChunkName: "brand" */ './routes/brand'),
    records: own(brandRecords),
  }),
];
