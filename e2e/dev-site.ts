import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { DevServer } from './dev-server';
import { root } from './site';
import { copySources } from './sources';

/** `site dev` on a copy of every part's sources, which a test may change. */
export class DevSite extends DevServer {
  /** Folder of the parts. */
  sources = '';
  private dir = '';

  /** @param trial name of the copy, another one for each test file */
  static async ofSite(trial: string): Promise<DevSite> {
    const dir = await mkdtemp(join(tmpdir(), 'dev-'));
    const folders: string[] = [];
    for (const part of partNames)
      folders.push(await copySources(part, trial, { keepOthers: true }));
    const sources = join(folders[0] ?? '', '..');
    const env = {
      SOURCES_DIR: sources,
      SITE_DIR: join(dir, 'site'),
      DATA_DIR: join(dir, 'data'),
    };
    const file = join(root, 'shared/platform/composer/bin/site.js');
    const command = { file, args: ['dev'], cwd: root, env };
    const site = await DevServer.start(DevSite, command, 'Inbox');
    return Object.assign(site, { sources, dir });
  }

  override async stop(): Promise<void> {
    await super.stop();
    await rm(this.dir, { recursive: true, force: true });
  }
}
