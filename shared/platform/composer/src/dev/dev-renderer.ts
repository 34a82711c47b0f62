import type { RenderedPage } from '@site/contract/page';
import type { SiteFacts } from '@site/contract/company';
import type { Language, RemoteServerModule } from '@site/data-types/contract';
import { withFullNames } from '../compose/reads';
import type { ShellBundle } from '../compose/bundles';
import { loadBundle } from '../release/bundle';
import type { DevPart } from './dev-part';

type Part = RemoteServerModule<unknown>;

/** Renders pages on a development server. Builds only the parts that stand on the page. */
export class DevRenderer {
  private shell: ShellBundle | undefined;
  private readonly remotes = new Map<string, Part>();
  private loadedFrom = '';
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly parts: Map<string, DevPart>,
    private readonly language: Language,
  ) {}

  /**
   * Renders one page at a time, because the shell's bundle collects the records of one.
   * @param owner part that answers the path @throws the error of a component or a build
   */
  render(path: string, owner: string, company: SiteFacts): Promise<RenderedPage> {
    const page = this.last.then(() => this.renderNow(path, owner, company));
    this.last = page.catch(() => {});
    return page;
  }

  /** Files that the shell publishes, e.g. its icon. */
  async shellFiles(): Promise<Record<string, string>> {
    return (await (await this.loadShell()).files?.()) ?? {};
  }

  private async renderNow(path: string, owner: string, company: SiteFacts) {
    const wanted = new Set(owner === 'shell' ? [] : [owner]);
    for (;;) {
      const shell = await this.loadShell([...wanted]);
      const missing = new Set<string>();
      const peek = (id: string): unknown => {
        const [part = '', name = ''] = id.split('/');
        if (!wanted.has(part) && this.parts.has(part)) missing.add(part);
        return wanted.has(part) ? this.remotes.get(part)?.modules[name] : undefined;
      };
      const render = shell.createRenderer({
        company,
        routes: this.remotes.get(owner)?.routes ?? [],
        foreign: this.foreign(),
        loader: {
          peek,
          load: async (id) => peek(id) ?? Promise.reject(new Error(`${id} has not loaded`)),
          record: async (part, record) => (await this.parts.get(part)?.records.current())?.[record],
        },
      });
      const page = withFullNames(await render(path), owner);
      // A fragment of a part that was not loaded shows its fallback: load the part, render again.
      if (missing.size === 0) return page;
      for (const part of missing) wanted.add(part);
    }
  }

  /**
   * Loads the bundles of the shell and these remotes. Loads all again after a change, since the
   * remotes use the shell's packages, and those keep records.
   */
  private async loadShell(remotes: string[] = []): Promise<ShellBundle> {
    const names = ['shell', ...remotes];
    await Promise.all(names.map((name) => this.part(name).bundle.upToDate()));
    await Promise.all(remotes.map((name) => this.part(name).records.current()));
    const state = [...this.parts.values()].map(
      ({ bundle, records }) => `${bundle.generation}/${records.generation}`,
    );
    if (this.loadedFrom !== state.join(' ')) {
      this.loadedFrom = state.join(' ');
      this.shell = undefined;
      this.remotes.clear();
    }
    this.shell ??= loadBundle<ShellBundle>(this.part('shell').bundle.file, {});
    for (const name of remotes) {
      if (this.remotes.has(name)) continue;
      const { file } = this.part(name).bundle;
      this.remotes.set(name, loadBundle<{ default: Part }>(file, this.shell.shared).default);
    }
    return this.shell;
  }

  /** Prefixes of the parts that are in English on these pages. */
  private foreign(): Record<string, string[]> {
    const releases = [...this.parts.values()].map((part) => part.release());
    return Object.fromEntries(
      releases
        .filter(({ language }) => language !== this.language)
        .map(({ name, declaration }) => [name, declaration.prefixes]),
    );
  }

  private part(name: string): DevPart {
    const part = this.parts.get(name);
    if (!part) throw new Error(`${name} is no part of the site`);
    return part;
  }
}
