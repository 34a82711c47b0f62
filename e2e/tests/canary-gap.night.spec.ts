import { join } from 'node:path';
import { isInShare } from '@site/server/canary-share';
import pg from 'pg';
import type { Page } from 'playwright/test';
import { startBalancedSite } from '../balanced-site';
import { findNginx } from '../find-nginx';
import { expect, live, test, versionsOf } from '../fixtures';
import { holdConnections } from '../hold-connections';
import { remakeRelease } from '../remake';
import { mustRun, startSharedSite } from '../shared-site';
import { copyStore } from '../site';
import type { Site } from '../site';
import { small } from '../small-site';
import { liveSetOf } from '../sources';

/** The set of a document. */
const setOf = (html: string): string => /id="boot">\{"set":"([\w-]+)"/.exec(html)?.[1] ?? '';

const registryOf = async ({ origin }: Site): Promise<string> =>
  (await fetch(`${origin}/registry.json`)).text();

/**
 * Loads the home page and follows a link to another part, without a second document.
 * @returns its server and its set. Every file must have been loaded, and be one of that set
 */
async function visit(page: Page, origin: string): Promise<{ server: string; set: string }> {
  const answers: { url: string; status: number }[] = [];
  const note = (answer: { url: () => string; status: () => number }) =>
    answers.push({ url: answer.url(), status: answer.status() });
  // Answers of the page before, from another set, would count for this one.
  await page.goto('about:blank');
  page.on('response', note);
  const document = await page.goto(`${origin}/`);
  await live(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  page.off('response', note);
  const set = setOf((await document?.text()) ?? '');
  const versions: Record<string, string> = { ...(await versionsOf(page)), set };
  let files = 0;
  for (const { url, status } of answers) {
    expect(status, url).toBeLessThan(400);
    const [, part = '', version] = /\/releases\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
    if (!part) continue;
    files++;
    expect(version, url).toBe(versions[part]);
  }
  expect(files).toBeGreaterThan(5);
  return { server: document?.headers()['x-server'] ?? '', set };
}

test('A visitor of a canary gets complete pages and one set, also from a server that learns of it late', async ({
  page,
  complaints,
}) => {
  const nginx = findNginx();
  const shared = await startSharedSite();
  test.skip(!shared || !nginx, 'not run: several servers (no PostgreSQL or nginx on this machine)');
  if (!shared || !nginx) return;
  const ends = [shared.stop];
  try {
    const publisher = await shared.freshFolder();
    await copyStore(small, publisher);
    const team = shared.env(publisher, await shared.tokenFor('shell'));
    await mustRun(['compose'], team);
    const slow = await holdConnections(team.SITE_DATABASE_URL ?? '');
    ends.push(slow.stop);
    const site = await startBalancedSite(shared, nginx, [{}, { SITE_DATABASE_URL: slow.url }]);
    ends.push(site.stop);
    const [quick, late] = site.servers;
    if (!quick || !late) throw new Error('two servers');
    const { id: before, versions } = await liveSetOf({ siteDir: publisher });
    const release = join(publisher, 'releases/mf-blog', versions['mf-blog'] ?? '');
    const tried = await remakeRelease(release, publisher, '1.1.0');

    // The second server does not get the canary, and cannot fetch its release.
    slow.hold();
    const started = await mustRun(['canary', '--no-browser', tried, '50%'], team);
    const canary = /Set (\S+) for 50%/.exec(started)?.[1] ?? '';
    await expect.poll(() => registryOf(quick)).toContain('"traffic":50');
    const numbers = Array.from({ length: 50 }, (_, i) => i.toString(16).padStart(8, '0'));
    const visitor = numbers.find((number) => isInShare(number, { set: canary, percent: 50 }));
    await page
      .context()
      .addCookies([{ name: 'site-visitor', value: visitor ?? '', url: site.origin }]);
    // An even number of requests a visit would lead each to the same server.
    const takeTurns = () => fetch(`${site.origin}/robots.txt`);
    const seen = new Map<string, string>();
    for (let tries = 0; seen.size < 2; tries++) {
      expect(tries).toBeLessThan(20);
      if (tries > 0) await takeTurns();
      const { server, set } = await visit(page, site.origin);
      seen.set(server, set);
    }
    expect([...seen.values()].sort()).toEqual([before, canary].sort());
    expect(await registryOf(late)).not.toContain('"traffic":50');

    // The store answers the second server again.
    slow.release();
    await expect.poll(() => registryOf(late)).toContain('"traffic":50');
    const servers = new Set<string>();
    for (let tries = 0; servers.size < 2; tries++) {
      expect(tries).toBeLessThan(20);
      if (tries > 0) await takeTurns();
      const { server, set } = await visit(page, site.origin);
      expect(set).toBe(canary);
      servers.add(server);
    }

    // A store that is only slow delays the page of the server that has not learned of the switch.
    const open = async ({ origin }: Site, cookie: string) => {
      const answer = await fetch(origin, { headers: { cookie } });
      const given = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
      return { set: setOf(await answer.text()), cookie: [cookie, ...given].join('; ') };
    };
    const database = new pg.Client({ connectionString: team.SITE_DATABASE_URL });
    await database.connect();
    ends.push(() => database.end());
    for (const next of [null, { set: canary, percent: 50 }]) {
      const expected = next ? canary : before;
      const last = next ? before : canary;
      const number = `site-visitor=${visitor}`;
      slow.hold();
      // The command takes longer than a query may be held.
      const record = { command: 'canary', releases: [], revision: '' };
      await database.query('select delivery.change_canary($1, $2, $3, $4)', [
        team.SITE_TOKEN,
        before,
        next,
        record,
      ]);
      await expect.poll(async () => (await open(quick, number)).set).toBe(expected);
      const { cookie } = await open(quick, `${number}; site-set=${last}`);
      expect(cookie).toContain(`site-set=${expected}`);
      const waiting = open(late, `${number}; site-set=${expected}`);
      // A visitor who has seen nothing newer does not wait, and gets what this server has.
      expect((await open(late, `${number}; site-set=${last}`)).set).toBe(last);
      slow.release();
      expect((await waiting).set).toBe(expected);
    }
    expect(complaints).toEqual([]);
  } finally {
    for (const end of ends.reverse()) await end();
  }
});
