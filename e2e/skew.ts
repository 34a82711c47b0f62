import { remoteNames } from '@site/build/parts';
import { Site, runSite, workDir } from './site';
import { copyRelease, liveSetOf } from './sources';
import { addVariant } from './variants';

export const shells = ['live', 'older'] as const;
/** Versions of a remote that must work in both shells; the newer one adds a field to the store. */
export const versions = ['live', 'older', 'newer'] as const;
export type Shell = (typeof shells)[number];
type Version = (typeof versions)[number];
type Known = Version | 'needing a newer React';

/** A site with two shells and three versions of every remote, and sets that mix them. */
export class Skew {
  /** Releases, as `part version`. */
  private readonly ids = new Map<string, string>();
  private readonly sets = new Map<string, string>();

  private constructor(readonly site: Site) {}

  static async build(): Promise<Skew> {
    const skew = new Skew(await Site.start(`${workDir}/production`, { own: true }));
    await skew.release();
    for (const shell of shells) {
      for (let shift = 0; shift < versions.length; shift++) await skew.compose(shell, shift);
    }
    return skew;
  }

  /** `part@version` */
  id(part: string, version: Known): string {
    const id = this.ids.get(`${part} ${version}`);
    if (!id) throw new Error(`${part} ${version}: was not released`);
    return id;
  }

  /** Version of a remote in a set; each of the three sets has another one. */
  versionIn(shift: number, remote: string): Version {
    const i = remoteNames.findIndex((name) => name === remote);
    return versions[(i + shift) % versions.length] ?? 'live';
  }

  /** Makes a set live: a shell, and remotes in mixed versions. */
  async goTo(shell: Shell, shift: number): Promise<void> {
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
    const { versions: live } = await liveSetOf(this.site);
    for (const [part, version] of Object.entries(live)) {
      this.ids.set(`${part} live`, `${part}@${version}`);
    }
    this.ids.set('shell older', await addVariant(this.site, 'shell', 'older'));
    for (const part of remoteNames) {
      for (const variant of ['older', 'newer'] as const) {
        this.ids.set(`${part} ${variant}`, await addVariant(this.site, part, variant));
      }
      // The check refuses it by its declaration, so a copy is enough; check.spec.ts builds a real
      // one.
      const id = await copyRelease(this.site, part, '1.2.0', ({ shared }) => ({
        shared: { ...shared, react: '^20.0.0' },
      }));
      this.ids.set(`${part} needing a newer React`, id);
    }
  }

  private async compose(shell: Shell, shift: number): Promise<void> {
    const remotes = remoteNames.map((part) => this.id(part, this.versionIn(shift, part)));
    const ids = [this.id('shell', shell), ...remotes];
    const { code, output } = await runSite(['promote', ...ids, '--no-browser'], this.site.env);
    if (code !== 0) throw new Error(output);
    this.sets.set(`${shell} ${shift}`, (await liveSetOf(this.site)).id);
  }
}
