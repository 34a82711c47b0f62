import { startBalancedSite } from '../balanced-site';
import { findNginx } from '../find-nginx';
import { expect, test } from '../fixtures';
import { mustRun, startSharedSite } from '../shared-site';
import { copyStore } from '../site';
import { small } from '../small-site';
import { copyRelease, servedVersions } from '../sources';

/** The version of mf-blog in a document, and the release files that it names. */
const read = (html: string) => ({
  version: /\/releases\/mf-blog\/([^/]+)\//.exec(html)?.[1] ?? '',
  files: [...new Set(html.match(/\/releases\/[\w./+-]+\.js\b/g) ?? [])],
});

/** A busy machine may take its time. */

test('Two servers with one shared store serve one site, also without the store', async () => {
  const nginx = findNginx();
  const shared = await startSharedSite();
  test.skip(!shared || !nginx, 'not run: several servers (no PostgreSQL or nginx on this machine)');
  if (!shared || !nginx) return;
  const { env, tokenFor, freshFolder } = shared;
  const ends = [shared.stop];
  try {
    const publisher = await freshFolder();
    await copyStore(small, publisher);
    const team = env(publisher, await tokenFor('shell'));
    await mustRun(['compose'], team);

    const balanced = await startBalancedSite(shared, nginx, [{}, {}]);
    ends.push(balanced.stop);
    const { servers } = balanced;
    const [first, second] = servers;
    if (!first || !second) throw new Error('two servers');
    const open = async (cookie = '') => {
      const answer = await fetch(`${balanced.origin}/blog`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      return {
        server: answer.headers.get('x-server'),
        cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie,
        ...read(await answer.text()),
      };
    };
    const before = await open();
    expect(new Set([before.server, (await open()).server]).size).toBe(2);

    // A release that is promoted is served by both.
    const promoted = await copyRelease({ siteDir: publisher }, 'mf-blog', '1.1.0');
    await mustRun(['promote', '--no-browser', promoted], team);
    for (const server of servers)
      await expect
        .poll(async () => `mf-blog@${(await servedVersions(server))['mf-blog']}`)
        .toBe(promoted);

    // A visitor of the canary's share gets one set from both, and so does every other visitor.
    const tried = await copyRelease({ siteDir: publisher }, 'mf-blog', '1.2.0');
    await mustRun(['canary', '--no-browser', tried, '50%'], team);
    for (const { origin } of servers)
      await expect
        .poll(async () => (await fetch(`${origin}/registry.json`)).text())
        .toContain('"traffic":50');
    const versions = new Set<string>();
    for (let visitor = 0; visitor < 24; visitor++) {
      const visits = [await open()];
      for (let i = 0; i < 3; i++) visits.push(await open(visits[0]?.cookie));
      expect(new Set(visits.map(({ version }) => version)).size).toBe(1);
      expect(new Set(visits.map(({ server }) => server)).size).toBe(2);
      versions.add(`mf-blog@${visits[0]?.version}`);
    }
    expect([...versions].sort()).toEqual([promoted, tried].sort());

    // Files of every retained set are answered by each; a version that no store has is not.
    const files = [...before.files, ...(await open()).files];
    expect(files.length).toBeGreaterThan(4);
    for (const { origin } of servers) {
      for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200);
      expect((await fetch(`${origin}/releases/mf-blog/9.9.9-0/remoteEntry.js`)).status).toBe(404);
    }

    // A third machine joins while the site runs.
    const third = await balanced.addServer();
    expect(await servedVersions(third)).toEqual(await servedVersions(first));

    // Without storage and database every server goes on, also after a restart.
    await shared.takeAway();
    for (const server of [first, second])
      await expect.poll(() => server.output).toContain('Serving what is in the folder.');
    await third.halt();
    await third.boot();
    for (const { origin } of [first, second, third]) {
      const page = await fetch(`${origin}/blog`);
      expect(page.status).toBe(200);
      const [file = ''] = read(await page.text()).files;
      expect((await fetch(origin + file)).status).toBe(200);
    }
    expect(new Set([(await open()).server, (await open()).server]).size).toBe(2);
  } finally {
    for (const end of ends.reverse()) await end();
  }
});
