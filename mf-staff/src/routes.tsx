import { defineRoute } from '@site/federation';

type Definition = Parameters<typeof defineRoute>[0];

/** A page of staff: it has a frame of its own, and starts at once, because it is a tool. */
const staffRoute = (definition: Pick<Definition, 'path' | 'chunk' | 'load'>) =>
  defineRoute({ ...definition, kind: 'form', frame: 'own' });

export const routes = [
  staffRoute({
    path: '/staff',
    chunk: 'today',
    load: () => import(/* webpackChunkName: "today" */ './routes/today'),
  }),
  staffRoute({
    path: '/staff/week',
    chunk: 'week',
    load: () => import(/* webpackChunkName: "week" */ './routes/week'),
  }),
  staffRoute({
    path: '/staff/visit',
    chunk: 'visit',
    load: () => import(/* webpackChunkName: "visit" */ './routes/visit'),
  }),
  staffRoute({
    path: '/staff/call',
    chunk: 'call',
    load: () => import(/* webpackChunkName: "call" */ './routes/call'),
  }),
  staffRoute({
    path: '/staff/windows',
    chunk: 'windows',
    load: () => import(/* webpackChunkName: "windows" */ './routes/windows'),
  }),
  staffRoute({
    path: '/staff/customers',
    chunk: 'customers',
    load: () => import(/* webpackChunkName: "customers" */ './routes/customers'),
  }),
  staffRoute({
    path: '/staff/mail',
    chunk: 'mail',
    load: () => import(/* webpackChunkName: "mail" */ './routes/mail'),
  }),
  staffRoute({
    path: '/staff/parts',
    chunk: 'parts',
    load: () => import(/* webpackChunkName: "parts" */ './routes/parts'),
  }),
  staffRoute({
    path: '/staff/receipts',
    chunk: 'receipts',
    load: () => import(/* webpackChunkName: "receipts" */ './routes/receipts'),
  }),
  staffRoute({
    path: '/staff/revenue',
    chunk: 'revenue',
    load: () => import(/* webpackChunkName: "revenue" */ './routes/revenue'),
  }),
  staffRoute({
    path: '/staff/people',
    chunk: 'people',
    load: () => import(/* webpackChunkName: "people" */ './routes/people'),
  }),
  staffRoute({
    path: '/staff/newsletter',
    chunk: 'newsletter',
    load: () => import(/* webpackChunkName: "newsletter" */ './routes/newsletter'),
  }),
  staffRoute({
    path: '/staff/more',
    chunk: 'more',
    load: () => import(/* webpackChunkName: "more" */ './routes/more'),
  }),
];
