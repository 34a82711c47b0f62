import { startMailServer } from '@site/backend/testing/smtp';
import { faultyService } from '../faults';
import type { FaultyService } from '../faults';
import { test as base, expect } from '../fixtures';
import { mustRun, startSharedSite } from '../shared-site';
import { copyStore, Site } from '../site';
import { small } from '../small-site';
import { copyRelease, servedVersions } from '../sources';
import { cells, meet } from '../visits';

/** A server whose mail server, object storage and database of releases can fail. */
interface Served {
  site: Site;
  services: Record<'mail' | 'object storage' | 'store', FaultyService>;
  /** Addresses whose mail has arrived. */
  mailed: () => string[];
  /** Publishes another release, so the server needs its files. @returns its version */
  publish: (nth: number) => Promise<string>;
}

// One site, because a store is set up and published for it.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { served: Served | undefined }>({
  served: [
    async ({}, use) => {
      const shared = await startSharedSite();
      if (!shared) return use(undefined);
      const ends = [shared.stop];
      try {
        const publisher = await shared.freshFolder();
        await copyStore(small, publisher);
        const team = shared.env(publisher, await shared.tokenFor('shell'));
        await mustRun(['compose'], team);
        const { SITE_DIR = '', ...env } = shared.env(await shared.freshFolder());
        const [storageUrl, storeUrl] = [
          new URL(env.AWS_ENDPOINT_URL ?? ''),
          new URL(env.SITE_DATABASE_URL ?? ''),
        ];
        const mail = await startMailServer();
        ends.push(mail.stop);
        const services = {
          mail: await faultyService(mail.port, '421 Not now\r\n'),
          'object storage': await faultyService(
            Number(storageUrl.port),
            'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
          ),
          // The length of its error message, then that it is fatal.
          store: await faultyService(
            Number(storeUrl.port),
            'E\0\0\0\x1bSFATAL\0C57P03\0Mnot now\0\0',
          ),
        };
        ends.push(...Object.values(services).map(({ stop }) => stop));
        storageUrl.port = String(services['object storage'].port);
        storeUrl.port = String(services.store.port);
        const site = await Site.start(SITE_DIR, {
          env: {
            ...env,
            AWS_ENDPOINT_URL: storageUrl.origin,
            SITE_DATABASE_URL: storeUrl.href,
            SMTP_URL: `smtp://127.0.0.1:${services.mail.port}`,
          },
        });
        ends.push(() => site.stop());
        const publish = async (number: number) => {
          const release = await copyRelease({ siteDir: publisher }, 'mf-blog', `1.1.${number}`);
          await mustRun(['promote', '--no-browser', release], team);
          return release;
        };
        const mailed = () => mail.received.flatMap(({ to }) => to);
        await use({ site, services, mailed, publish });
      } finally {
        for (const end of ends.reverse()) await end();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({}, use) => use(undefined),
});

/** Lets the server ask the store for a release, and mail a subscriber. @returns the address */
async function useServices({ origin }: Site, nth: number): Promise<string> {
  void fetch(`${origin}/releases/mf-blog/9.9.${nth}-0/remoteEntry.js`).catch(() => {});
  const email = `fault.${nth}@home.example`;
  const answer = await fetch(`${origin}/rest/v1/rpc/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_embedded' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  return email;
}

const way = { path: '/warranty', from: '/faq', link: 'footer a[href="/book-online"]' };
const owed = new Set<string>();

for (const { thing: name, cause, situation, number } of cells([
  'mail',
  'object storage',
  'store',
] as const))
  test(`${name}, ${cause}, ${situation}`, async ({ context, served }) => {
    test.skip(!served, 'not run: shared store (no PostgreSQL on this machine)');
    if (!served) return;
    const { site, services, publish } = served;
    const begin = async () => {
      services[name].break(cause);
      owed.add(await useServices(site, number));
      const release = name === 'object storage' ? await publish(number) : undefined;
      const end = async () => {
        services[name].mend();
        if (!release) return;
        const live = async () => `mf-blog@${(await servedVersions(site))['mf-blog']}`;
        await expect.poll(live).toBe(release);
      };
      return { isMet: services[name].isMet, end };
    };
    const digits = String(6000 + number);
    try {
      await meet(situation, { context, site, digits, begin, isUnseen: true }, way);
    } finally {
      services[name].mend();
    }
  });

test('Every mail has arrived', async ({ served }) => {
  test.skip(!served, 'not run: shared store (no PostgreSQL on this machine)');
  const missing = () => [...owed].filter((email) => !served?.mailed().includes(email));
  await expect.poll(missing, { timeout: 300_000 }).toEqual([]);
});
