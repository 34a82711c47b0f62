import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@site/build/parts';
import { Site, liveSetId, runSite, workDir } from './site';
import { copyRelease, copySources, edit, releaseFrom } from './sources';

export const shells = ['live', 'previous'] as const;
/** Versions of a remote that must work in both shells. */
export const variants = ['live', 'previous', 'with an added store field'] as const;
export type Shell = (typeof shells)[number];
export type Variant = (typeof variants)[number] | 'needing a newer React';

const append = (code: string) => (text: string) => `${text}\n${code}\n`;

/** What makes a version of a remote from its sources. */
const changes: Record<
  Exclude<(typeof variants)[number], 'live'>,
  (dir: string) => Promise<void>
> = {
  async previous(dir) {
    await edit(join(dir, 'package.json'), (text) => text.replace('"1.0.0"', '"0.9.0"'));
    await edit(join(dir, 'src/routes.tsx'), append('Object.assign(globalThis, { older: true });'));
  },
  'with an added store field': (dir) =>
    edit(
      join(dir, 'src/routes.tsx'),
      append(`import { updateDraft } from '@site/store';
globalThis.addEventListener?.('pointerdown', () => updateDraft({ floor: 'second' } as never));`),
    ),
};

/** A site with two shells and four versions of every remote, and sets in which they are mixed. */
export class Skew {
  /** Version of each variant, as `part variant`. */
  private readonly ids = new Map<string, string>();
  private readonly sets = new Map<string, string>();

  private constructor(readonly site: Site) {}

  static async build(): Promise<Skew> {
    const skew = new Skew(await Site.start(`${workDir}/production`, { own: true }));
    await skew.release();
    for (const shell of shells) {
      for (let shift = 0; shift < variants.length; shift++) await skew.compose(shell, shift);
    }
    return skew;
  }

  /** `part@version` of a variant. */
  id(part: string, variant: Variant): string {
    const id = this.ids.get(`${part} ${variant}`);
    if (!id) throw new Error(`${part} ${variant}: was not released`);
    return id;
  }

  /** Makes a set live in which this shell meets this version of a remote. */
  async goTo(shell: Shell, remote: string, variant: (typeof variants)[number]): Promise<void> {
    const i = remoteNames.findIndex((name) => name === remote);
    const shift = (variants.indexOf(variant) - i + 9 * variants.length) % variants.length;
    const set = this.sets.get(`${shell} ${shift}`) ?? '';
    const { code, output } = await runSite(['rollback', set], this.site.env);
    if (code !== 0) throw new Error(output);
    // The server follows within a second.
    for (let tries = 0; tries < 50; tries++) {
      const html = await (await fetch(this.site.origin)).text();
      if (html.includes(`"set":"${set}"`)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server does not follow to ${set}`);
  }

  private async release(): Promise<void> {
    const { versions } = await this.liveSet();
    for (const [part, version] of Object.entries(versions)) {
      this.ids.set(`${part} live`, `${part}@${version}`);
    }
    // Only what the release tells of itself is read before it is refused; check.spec.ts builds one.
    for (const part of remoteNames) {
      const id = await copyRelease(this.site, part, '1.1.0', ({ shared }) => ({
        shared: { ...shared, react: '^20.0.0' },
      }));
      this.ids.set(`${part} needing a newer React`, id);
    }
    const jobs: (() => Promise<void>)[] = remoteNames.flatMap((part) =>
      Object.entries(changes).map(([variant, change]) => async () => {
        const dir = await copySources(part, `skew-${part}-${variant.replaceAll(' ', '-')}`);
        await change(dir);
        this.ids.set(`${part} ${variant}`, await releaseFrom(dir, this.site));
      }),
    );
    jobs.unshift(async () => {
      const dir = await copySources('shell', 'skew-shell');
      await edit(join(dir, 'package.json'), (text) => text.replace('"1.0.0"', '"0.9.0"'));
      await edit(join(dir, 'src/index.ts'), append('Object.assign(globalThis, { older: true });'));
      this.ids.set('shell previous', await releaseFrom(dir, this.site));
    });
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    };
    await Promise.all([work(), work()]);
  }

  /** Every remote in another version than its neighbour; three sets hold all of them. */
  private async compose(shell: Shell, shift: number): Promise<void> {
    const remotes = remoteNames.map((part, i) =>
      this.id(part, variants[(i + shift) % variants.length] ?? 'live'),
    );
    const ids = [this.id('shell', shell), ...remotes];
    const { code, output } = await runSite(['promote', ...ids, '--no-browser'], this.site.env);
    if (code !== 0) throw new Error(output);
    this.sets.set(`${shell} ${shift}`, (await this.liveSet()).id);
  }

  private async liveSet(): Promise<{ id: string; versions: Record<string, string> }> {
    const { siteDir } = this.site;
    const id = await liveSetId(siteDir);
    const text = await readFile(join(siteDir, 'sets', id, 'set.json'), 'utf8');
    return JSON.parse(text) as { id: string; versions: Record<string, string> };
  }
}
