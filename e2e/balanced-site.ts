import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { balanceWithNginx } from './nginx';
import type { SharedSite } from './shared-site';
import { Site } from './site';

export interface BalancedSite {
  /** Of nginx, which sends requests to the servers in turn. */
  origin: string;
  servers: Site[];
  /** Another server, not behind nginx. */
  addServer: () => Promise<Site>;
  stop: () => Promise<void>;
}

/**
 * Starts servers of a shared store behind nginx. Each begins with an empty folder and the variables
 * of the store alone.
 * @param each further variables of each server
 */
export async function startBalancedSite(
  shared: SharedSite,
  nginx: string,
  each: Record<string, string>[],
): Promise<BalancedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ends = [() => rm(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  const addServer = async (more: Record<string, string> = {}): Promise<Site> => {
    const { SITE_DIR = '', ...variables } = shared.env(await shared.freshFolder());
    const server = await Site.start(SITE_DIR, { env: { ...variables, ...more } });
    ends.push(() => server.stop());
    return server;
  };
  try {
    const servers = [];
    for (const more of each) servers.push(await addServer(more));
    const balanced = await balanceWithNginx(
      nginx,
      servers.map(({ port }) => port),
      dir,
    );
    ends.push(balanced.stop);
    return { origin: balanced.origin, servers, addServer: () => addServer(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
