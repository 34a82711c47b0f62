import { defineRoute } from '@site/federation';

export const routes = [
  defineRoute({
    path: '/book-online',
    chunk: 'book-online',
    kind: 'form',
    load: () => import(/* webpackChunkName: "book-online" */ './routes/book-online'),
  }),
  defineRoute({
    path: '/appointment',
    chunk: 'appointment',
    kind: 'form',
    load: () => import(/* webpackChunkName: "appointment" */ './routes/appointment'),
  }),
  defineRoute({
    path: '/warranty',
    chunk: 'warranty',
    kind: 'form',
    load: () => import(/* webpackChunkName: "warranty" */ './routes/warranty'),
  }),
];
