import { join } from 'node:path';
import { mailedLink } from '@site/data-types/mailed-pages';
import { testContract } from '@site/federation/contract-testing';
import { matchRoutes } from 'react-router-dom';
import { site } from '../package.json';
import { outboxPrefix } from './outbox/kept-requests';
import { routes } from './routes';
import server from './server';

testContract({
  dir: join(import.meta.dirname, '..'),
  server,
  exposed: { './outbox': ['sendNow', 'start'], './windows': ['earliestWindow'] },
});

test('a kept request starts the module that sends it, on any page', () => {
  expect(site.startsWhenStored).toEqual({ [outboxPrefix]: './outbox' });
});

test('the page that a mail about a held request links to is the booking form', () => {
  const { pathname } = new URL(mailedLink('https://site.example', 'confirmVisit', 'secret'));
  expect(matchRoutes(routes, pathname)?.at(-1)?.route.path).toBe('/book-online');
});
