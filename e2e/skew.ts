import { remoteNames } from '@site/build/parts';
import { Site, runSite, workDir } from './site';
import { copyRelease, liveSetOf } from './sources';
import { addVariant } from './variants';

/** Version of the shell, and of the remotes in turn. The newer ones add a field to the store. */
export interface Mix {
  shell: 'live' | 'older';
  remotes: readonly ('older' | 'newer')[];
}
type Known = 'live' | 'older' | 'newer' | 'needing a newer React' | 'without Spanish';

/** A site with two shells and five versions of every remote. */
export class Skew {
  /** Releases, as `part version`. */
  private readonly ids = new Map<string, string>();

  private constructor(readonly site: Site) {}

  static async build(): Promise<Skew> {
    const skew = new Skew(await Site.start(`${workDir}/production`, { own: true }));
    await skew.release();
    return skew;
  }

  /** `part@version` */
  id(part: string, version: Known): string {
    const id = this.ids.get(`${part} ${version}`);
    if (!id) throw new Error(`${part} ${version}: was not released`);
    return id;
  }

  /** Version of a remote in a mix. */
  versionIn({ remotes }: Mix, remote: string): 'older' | 'newer' {
    const i = remoteNames.findIndex((name) => name === remote);
    return remotes[i % remotes.length] ?? 'newer';
  }

  /** Composes a mix and makes it live. */
  async goTo(mix: Mix): Promise<void> {
    const remotes = remoteNames.map((part) => this.id(part, this.versionIn(mix, part)));
    await this.promote([this.id('shell', mix.shell), ...remotes]);
  }

  /** Makes the live releases live again, but of these remotes their release without Spanish. */
  async goToWithoutSpanish(...english: string[]): Promise<void> {
    const remotes = remoteNames.map((part) =>
      this.id(part, english.includes(part) ? 'without Spanish' : 'live'),
    );
    await this.promote([this.id('shell', 'live'), ...remotes]);
  }

  private async promote(ids: string[]): Promise<void> {
    const { code, output } = await runSite(
      ['promote', ...ids, '--older', '--no-browser'],
      this.site.env,
    );
    if (code !== 0) throw new Error(output);
    const { id } = await liveSetOf(this.site);
    // The server follows within a second.
    for (let tries = 0; tries < 300; tries++) {
      const html = await (await fetch(this.site.origin)).text();
      if (html.includes(`"set":"${id}"`)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server does not follow to ${id}`);
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
      // The check refuses it by its declaration, so a copy is enough; check.night.spec.ts builds a real
      // one.
      const id = await copyRelease(this.site, part, '1.2.0', ({ shared }) => ({
        shared: { ...shared, react: '^20.0.0' },
      }));
      this.ids.set(`${part} needing a newer React`, id);
      const english = await copyRelease(this.site, part, '0.8.0', ({ declaration }) => ({
        languages: undefined,
        declaration: { ...declaration, languages: undefined },
      }));
      this.ids.set(`${part} without Spanish`, english);
    }
  }
}
