import type { CompanyConfig } from '@site/data-types/company';
import type { PageContact } from '@site/data-types/contract';
import { defineRoute } from '@site/federation';

/** On these pages the bar of phones has no button that leads to a booking. */
const callOnly = ({ phone, rawPhone }: CompanyConfig): PageContact => ({
  phone,
  rawPhone,
  callOnly: true,
});

export const routes = [
  defineRoute({
    path: '/book-online',
    chunk: 'book-online',
    kind: 'form',
    contact: callOnly,
    load: () => import(/* webpackChunkName: "book-online" */ './routes/book-online'),
  }),
  defineRoute({
    path: '/appointment',
    chunk: 'appointment',
    kind: 'form',
    contact: callOnly,
    load: () => import(/* webpackChunkName: "appointment" */ './routes/appointment'),
  }),
  defineRoute({
    path: '/warranty',
    chunk: 'warranty',
    kind: 'form',
    load: () => import(/* webpackChunkName: "warranty" */ './routes/warranty'),
  }),
];
