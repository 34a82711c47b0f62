import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { reportPath } from '@site/data-types/reports';
import type { Report } from '@site/data-types/reports';
import { expect, test as base, withoutSite } from '../fixtures';
import { mustRun, startSharedSite } from '../shared-site';
import type { SharedSite } from '../shared-site';
import { copyStore, root, runSite, Site } from '../site';
import { small } from '../small-site';
import { copyRelease, liveSetOf, servedVersions } from '../sources';

const test = base.extend(withoutSite);

const versionOf = (id: string): string => id.split('@')[1] ?? '';

/** The environment of a team's machine: the store's variables, its token, and a folder. */
type Team = Record<string, string>;

/** A command of the team that goes on. */
function start(team: Team, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(root, 'shared/platform/composer/bin/site.js'), ...args],
    {
      cwd: root,
      env: { ...process.env, ...team },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const command = { child, output: '', ended: Promise.resolve<number | null>(null) };
  child.stdout.on('data', (chunk) => (command.output += chunk));
  child.stderr.on('data', (chunk) => (command.output += chunk));
  command.ended = new Promise((done) => child.on('exit', (code) => done(code)));
  return command;
}

/** Starts a watched canary of a new release, and waits until the server serves and counts it. */
async function watched(team: Team, server: Site) {
  const id = await copyRelease({ siteDir: team.SITE_DIR ?? '' }, 'mf-blog', '1.1.0');
  const watch = ['--canary', '50%', '--watch', '40s', '--min-views', '20'];
  const command = start(team, 'promote', '--no-browser', id, ...watch);
  await expect.poll(() => command.output).toMatch(/Watched: /);
  // At once, or it decides by itself after forty seconds. The watch is in the store.
  command.child.kill('SIGKILL');
  await command.ended;
  const set = /\(set (\w+), 50%\)/.exec(command.output)?.[1] ?? '';
  await expect
    .poll(async () => (await fetch(`${server.origin}/registry.json`)).text())
    .toContain(versionOf(id));
  return { id, set, command };
}

/** Reports as of visitors of many networks. */
async function report(server: Site, visitors: number, of: Partial<Report> & { set: string }) {
  for (let visitor = 1; visitor <= visitors; visitor++) {
    const answer = await fetch(server.origin + reportPath, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `203.0.${visitor}.7` },
      body: JSON.stringify({ views: ['/blog/*'], failures: [], at: '/blog/*', ...of }),
    });
    expect(answer.status).toBe(204);
  }
}

async function expectRefused(team: Team, args: string[], message: string | RegExp): Promise<void> {
  const { code, output } = await runSite(args, team);
  expect(code, `${args.join(' ')}: ${output}`).toBe(1);
  expect(output.trim(), args.join(' ')).toMatch(message);
  expect(output.trim().split('\n'), args.join(' ')).toHaveLength(1);
}

const withShared = async (work: (shared: SharedSite) => Promise<void>): Promise<void> => {
  const shared = await startSharedSite();
  test.skip(!shared, 'not run: a shared store (no PostgreSQL on this machine)');
  if (shared) await work(shared).finally(shared.stop);
};

/** The shell's team has made the site live, and this team has its folder. */
async function machineOf(shared: SharedSite, token: string): Promise<Team> {
  const folder = await shared.freshFolder();
  await copyStore(small, folder);
  return shared.env(folder, token);
}

test('A team with its token alone watches a canary, reads status and log, and rolls back', async () => {
  await withShared(async (shared) => {
    const { env, freshFolder, tokenFor } = shared;
    await mustRun(['compose'], await machineOf(shared, await tokenFor('shell')));
    const team = await machineOf(shared, await tokenFor('mf-blog'));
    const { SITE_DIR = '', ...variables } = env(await freshFolder());
    const server = await Site.start(SITE_DIR, {
      env: { ...variables, DATABASE_URL: shared.ownerUrl, TRUST_PROXY: '1' },
    });
    try {
      // watch.night.spec.ts takes a bad canary back.
      const good = await watched(team, server);
      const { id: before, versions } = await liveSetOf({ siteDir: team.SITE_DIR ?? '' });
      for (const set of [good.set, before]) await report(server, 25, { set, vitals: { LCP: 900 } });
      const status = await mustRun(['status'], team);
      expect(status).toContain(`(canary, 50%)`);
      expect(status).toContain(`Watched: ${good.id} (set ${good.set}, 50%)`);
      expect(status).toMatch(/mf-blog +\S+ +25 +0 +\d+ ms/);
      const gone = await runSite(['watch', '--no-browser'], team);
      expect(gone.code, gone.output).toBe(0);
      expect(gone.output).toContain(`Promoted: ${good.id}: 25 views of its pages, 0 failures`);
      await expect
        .poll(async () => (await servedVersions(server))['mf-blog'])
        .toBe(versionOf(good.id));

      await expectRefused(team, ['watch'], /^No canary is watched/);

      await mustRun(['rollback', 'mf-blog'], team);
      await expect
        .poll(async () => (await servedVersions(server))['mf-blog'])
        .toBe(versions['mf-blog']);
      const log = JSON.parse(await mustRun(['log', '--json'], team)) as {
        did: string;
        by: string;
      }[];
      expect(log.map(({ did }) => did)).toEqual([
        ...['back', 'canary off', 'live', 'canary', 'live'],
      ]);
      expect(log.slice(0, -1).every(({ by }) => /^mf-blog \([0-9a-f]{8}\)$/.test(by))).toBe(true);
      expect(await mustRun(['log', '2'], team)).toMatch(/rollback .*\n.* canary off /);
    } finally {
      await server.stop();
    }
  });
});

test('What is not the right of a team is refused with one line, and nothing changes', async () => {
  await withShared(async (shared) => {
    const { tokenFor } = shared;
    const shell = await machineOf(shared, await tokenFor('shell'));
    await mustRun(['compose'], shell);
    const blog = await machineOf(shared, await tokenFor('mf-blog'));
    const booking = await machineOf(shared, await tokenFor('mf-booking'));
    const siteDir = blog.SITE_DIR ?? '';
    const id = await copyRelease({ siteDir }, 'mf-blog', '1.1.0');
    const other = await copyRelease({ siteDir }, 'mf-booking', '1.1.0');
    await mustRun(['canary', '--no-browser', id, '50%'], blog);
    const before = await mustRun(['log', '1'], blog);

    const may = 'The token of mf-blog may not';
    const shellAlone = "only the shell's team may";
    for (const [team, args, message] of [
      [blog, ['promote', '--no-browser', other], `${may} release mf-booking.`],
      [blog, ['canary', '--no-browser', other, '1%'], `${may} release mf-booking.`],
      [blog, ['token', 'create', 'mf-blog'], `${may} create tokens: ${shellAlone}.`],
      [blog, ['token', 'list'], `${may} list tokens: ${shellAlone}.`],
      [blog, ['token', 'revoke', '00000000'], `${may} revoke tokens: ${shellAlone}.`],
      [blog, ['setup-store'], /permission denied|must be owner/],
      [
        booking,
        ['canary', 'off'],
        'The token of mf-booking may not end the canary of another team.',
      ],
      [{ ...blog, SITE_TOKEN: '' }, ['canary', 'off'], /^SITE_TOKEN is missing/],
      [
        { ...blog, SITE_TOKEN: 'shell.00000000.x' },
        ['canary', 'off'],
        'SITE_TOKEN is unknown or was revoked.',
      ],
    ] as const)
      await expectRefused(team, [...args], message);
    expect(await mustRun(['log', '1'], blog)).toBe(before);

    // A token for pull requests reads and checks.
    const token = await tokenFor('mf-blog', '--check-only');
    const checking = { ...blog, SITE_TOKEN: token };
    expect(await mustRun(['status'], checking)).toContain('(canary, 50%)');
    expect(await mustRun(['check', '--no-browser', id], checking)).toContain('ok');
    await expectRefused(checking, ['canary', 'off'], 'This token of mf-blog may only check.');
    await expectRefused(checking, ['release', '../mf-blog'], /\.\.\/mf-blog/);
  });
});
