import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteNames } from '@site/build/parts';
import { expect, test as base, withoutSite } from '../fixtures';
import { mustRun, startSharedSite } from '../shared-site';
import { copyStore, runSite } from '../site';
import { small } from '../small-site';
import { copyRelease, liveSetOf } from '../sources';

const test = base.extend(withoutSite);

const versionOf = (id: string): string => id.split('@')[1] ?? '';

test('Five teams on machines of their own promote at once; a bad release of one is refused', async () => {
  const shared = await startSharedSite();
  test.skip(!shared, 'not run: a shared store (no PostgreSQL on this machine)');
  if (!shared) return;
  const { env, tokenFor, freshFolder } = shared;
  const teams = remoteNames.slice(0, 5);
  try {
    // The shell's team starts the shared site with what is live in its folder.
    const first = await freshFolder();
    await copyStore(small, first);
    const firstSet = await liveSetOf({ siteDir: first });
    const shell = env(first, await tokenFor('shell'));
    await mustRun(['compose'], shell);

    // Each team has a folder with nothing but its own new release, as after its build.
    const machines = await Promise.all(
      teams.map(async (part) => {
        const id = await copyRelease({ siteDir: first }, part, '1.1.0');
        const siteDir = await freshFolder();
        const path = `releases/${part}/${versionOf(id)}`;
        await mkdir(dirname(join(siteDir, path)), { recursive: true });
        await rename(join(first, path), join(siteDir, path));
        return { part, id, env: env(siteDir, await tokenFor(part)) };
      }),
    );
    const promoted = await Promise.all(
      machines.map(({ id, env: own }) => runSite(['promote', '--no-browser', id], own)),
    );
    for (const { code, output } of promoted) expect(code, output).toBe(0);

    const fresh = await freshFolder();
    await mustRun(['status'], env(fresh));
    const { versions } = await liveSetOf({ siteDir: fresh });
    expect(versions).toEqual({
      ...firstSet.versions,
      ...Object.fromEntries(machines.map(({ part, id }) => [part, versionOf(id)])),
    });
    const log = JSON.parse(await mustRun(['log', '--json'], env(fresh))) as {
      by: string;
      record: { releases: string[]; revision: string; verdicts: { ok: boolean }[] };
    }[];
    expect(
      log
        .slice(0, 5)
        .map(({ record }) => record.releases[0])
        .sort(),
    ).toEqual(machines.map(({ id }) => id).sort());
    for (const { by, record } of log.slice(0, 5)) {
      expect(record.releases[0]).toContain(`${by.split(' ')[0]}@`);
      expect(record.verdicts.length).toBeGreaterThan(5);
      expect(record.revision).not.toBe('');
    }

    // One of two is bad: it claims a prefix of another part. More would only wait their turn.
    const again = await Promise.all(
      machines.slice(0, 2).map(async ({ part, env: own }, i) => {
        const siteDir = own.SITE_DIR ?? '';
        const id = await copyRelease({ siteDir }, part, '1.2.0', ({ declaration }) =>
          i === 0
            ? { declaration: { ...declaration, prefixes: [...declaration.prefixes, '/blog'] } }
            : {},
        );
        return { id, part, ...(await runSite(['promote', '--no-browser', id], own)) };
      }),
    );
    const [bad, good] = again;
    expect(bad?.code).toBe(1);
    expect(bad?.output).toContain(`${bad?.id}: refused`);
    expect(good?.code, good?.output).toBe(0);
    await mustRun(['status'], env(fresh));
    const after = (await liveSetOf({ siteDir: fresh })).versions;
    expect(after).toEqual({
      ...versions,
      [good?.part ?? '']: versionOf(good?.id ?? ''),
    });

    // A team rolls its own part back, and no other.
    const [, second, third] = machines;
    await mustRun(['rollback', second?.part ?? ''], second?.env ?? {});
    const refused = await runSite(['rollback', second?.part ?? ''], third?.env ?? {});
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toBe(
      `The token of ${third?.part} may not change ${second?.part}.`,
    );
    await mustRun(['status'], env(fresh));
    expect((await liveSetOf({ siteDir: fresh })).versions[second?.part ?? '']).toBe(
      versionOf(second?.id ?? ''),
    );
  } finally {
    await shared.stop();
  }
});
