import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, startSharedSite } from '../../shared-site';
import { copyStore, Site } from '../../site';
import { edit, liveSetOf, servedVersions } from '../../sources';
import { cloneRepository, commit } from '../../teams/clone';
import { releaseOf } from '../../teams/release-of';
import { siteOf } from '../../teams/site-of';

/** Milliseconds of each step. */
export interface SharedTimes {
  clone: number;
  release: number;
  check: number;
  promote: number;
  /** From the end of the promotion until every server serves it. */
  seen: number;
  rollback: number;
  /** From the start of the rollback until every server serves the previous version. */
  rollbackSeen: number;
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** Waits until every server serves a version of mf-blog. */
async function seenBy(servers: Site[], version: string): Promise<void> {
  for (const server of servers)
    while ((await servedVersions(server))['mf-blog'] !== version)
      await new Promise((done) => setTimeout(done, 50));
}

/**
 * Releases mf-blog from a fresh clone with its own token to two servers of a shared store, and rolls
 * it back, with the commands of the workflows.
 * @param base folder with a live set @returns undefined without PostgreSQL on this machine
 */
export async function throughSharedStore(base: string): Promise<SharedTimes | undefined> {
  const shared = await startSharedSite();
  if (!shared) return undefined;
  const { env, freshFolder, tokenFor, stop } = shared;
  const ends = [stop];
  try {
    const first = await freshFolder();
    await copyStore(base, first);
    await mustRun(['compose'], env(first, await tokenFor('shell')));
    const before = (await liveSetOf({ siteDir: first })).versions['mf-blog'] ?? '';
    const servers: Site[] = [];
    for (let i = 0; i < 2; i++) {
      const { SITE_DIR = '', ...variables } = env(await freshFolder());
      const server = await Site.start(SITE_DIR, { data: null, env: variables });
      servers.push(server);
      ends.push(() => server.stop());
    }

    const dir = await mkdtemp(join(tmpdir(), 'clone-'));
    ends.push(() => rm(dir, { recursive: true, force: true }));
    const [clone, repository] = await timed(() => cloneRepository(join(dir, 'site')));
    const team = { dir: repository, env: env(await freshFolder(), await tokenFor('mf-blog')) };
    await edit(join(repository, 'mf-blog/src/routes/blog.tsx'), (text) =>
      text.replace('title={m.articlesTitle}', 'title="All our articles"'),
    );
    const revision = await commit(repository, 'All our articles');
    const [release, id] = await timed(() => releaseOf(team, 'mf-blog', revision));
    const [check] = await timed(() => siteOf(team, 'check', id));
    const [promote] = await timed(() => siteOf(team, 'promote', id));
    const [seen] = await timed(() => seenBy(servers, id.split('@')[1] ?? ''));
    const begin = performance.now();
    const [rollback] = await timed(() => siteOf(team, 'rollback', 'mf-blog'));
    await seenBy(servers, before);
    const rollbackSeen = performance.now() - begin;
    return { clone, release, check, promote, seen, rollback, rollbackSeen };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
