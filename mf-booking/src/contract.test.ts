import { join } from 'node:path';
import { appointmentLink, bookingLink, mailedLink } from '@site/data-types/mailed-pages';
import { testCompany } from '@site/data-types/test-company';
import type { RouteHandle } from '@site/federation';
import { testContract } from '@site/federation/contract-testing';
import { matchRoutes } from 'react-router-dom';
import { site } from '../package.json';
import { parseAddress } from './appointment/use-address';
import { outboxPrefix } from './lib/outbox-prefix';
import { routes } from './routes';
import server from './server';

testContract({
  dir: join(import.meta.dirname, '..'),
  server,
  exposed: { './outbox': ['sendNow', 'start'], './windows': ['earliestWindow'] },
});

test('a queued request starts the module that sends it, on any page', () => {
  expect(site.startsWhenStored).toEqual({ [outboxPrefix]: './outbox' });
});

const visit = { id: 'APT-100001', key: `${'aZ09-_'.repeat(7)}k` };

test.each([
  ['a held request', mailedLink('https://site.example', 'confirmVisit', 'secret'), '/book-online'],
  ['a canceled visit', bookingLink('https://site.example'), '/book-online'],
  ['an appointment', appointmentLink('https://site.example', visit), '/appointment'],
])('the link in a mail about %s opens its page', (_, link, path) => {
  expect(matchRoutes(routes, new URL(link).pathname)?.at(-1)?.route.path).toBe(path);
});

test('the appointment’s page reads number and key from the link in a mail', () => {
  expect(visit.key).toHaveLength(43);
  expect(parseAddress(new URL(appointmentLink('https://site.example', visit)).hash)).toEqual(visit);
});

test.each([
  ['/book-online', true],
  ['/appointment', true],
  ['/warranty', undefined],
])('the bar of phones offers no booking on the pages of bookings: %s', async (path, callOnly) => {
  const { lazy } = routes.find((route) => route.path === path) ?? {};
  const { handle } = (await (lazy as () => Promise<{ handle: RouteHandle }>)()) ?? {};
  const contact = handle.contact?.(testCompany) ?? testCompany;
  expect(contact).toMatchObject({ phone: testCompany.phone, rawPhone: testCompany.rawPhone });
  expect('callOnly' in contact ? contact.callOnly : undefined).toBe(callOnly);
});
