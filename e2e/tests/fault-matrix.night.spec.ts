import { breakRequests } from '../faults';
import { test } from '../fixtures';
import { cells, meet } from '../visits';
import type { Way } from '../visits';

interface Resource extends Way {
  name: string;
  pattern: RegExp;
}

const toBooking = { from: '/faq', link: 'footer a[href="/book-online"]' };

/** Each thing that a page loads, and where visitors meet it. */
const resources: Resource[] = [
  {
    name: 'entry',
    pattern: /\/releases\/mf-[^/]+\/[^/]+\/remoteEntry\.js/,
    path: '/warranty',
    ...toBooking,
  },
  {
    name: 'route chunk',
    pattern: /\/releases\/mf-[^/]+\/[^/]+\/(?!remoteEntry)[^/]+\.js/,
    path: '/warranty',
    ...toBooking,
  },
  {
    name: 'record',
    pattern: /\/records\/.*\.json/,
    path: '/issues/washing-machine-leaking',
    from: '/appliances/dryer',
    link: 'main ul a[href="/issues/dryer-not-heating"]',
  },
  {
    name: 'style',
    pattern: /\/releases\/.*\.css/,
    path: '/warranty',
    ...toBooking,
  },
  {
    name: 'shell',
    pattern: /\/releases\/shell\/.*\.js/,
    path: '/',
    from: '/faq',
    link: 'header a[href="/"]',
  },
  { name: 'database', pattern: /\/rest\/v1\//, path: '/book-online', ...toBooking },
];

for (const { thing, cause, situation, number } of cells(resources))
  test(`${thing.name}, ${cause}, ${situation}`, async ({ context, site }) => {
    const begin = () => breakRequests(context, thing.pattern, cause);
    await meet(situation, { context, site, digits: String(5000 + number), begin }, thing);
  });
