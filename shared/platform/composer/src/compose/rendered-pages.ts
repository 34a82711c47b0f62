import { createHash } from 'node:crypto';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedPageSchema, renderedPageSchema } from '@site/contract/page';
import type { RenderedPage } from '@site/contract/page';
import { parse } from '@site/contract/parse';
import { setDir } from '@site/contract/paths';
import type { SiteFacts } from '@site/contract/company';
import * as v from 'valibot';
import { partsOn, withFullNames } from './reads';

const cachedPageText = v.pipe(v.string(), v.parseJson(), cachedPageSchema);

export interface RenderedPagesInput {
  company: SiteFacts;
  /** Version of every part. */
  versions: Record<string, string>;
  /** Set whose pages may be reused. */
  base: string | undefined;
  /** Its answer is compared with the schema of a page. */
  render: (path: string) => Promise<unknown>;
}

/** The prerendered pages of a set: those of the base set that are still right, the rest rendered. */
export class RenderedPages {
  /** Number of pages that were not reused. */
  rendered = 0;

  /** @param dir folder of the set */
  constructor(
    private readonly dir: string,
    private readonly input: RenderedPagesInput,
  ) {}

  /**
   * @param owner part that answers the path @param file of its document
   * @throws Fault when the shell's renderer returns no page
   */
  async page(owner: string, path: string, file: string): Promise<RenderedPage> {
    const rendered = `rendered/${file}.json`;
    return (await this.reuse(owner, rendered)) ?? (await this.render(owner, path, rendered));
  }

  /** Everything the page depends on: an equal key means an equal page. */
  private keyOf(owner: string, page: RenderedPage): string {
    const { company, versions } = this.input;
    const names = new Set(['shell', owner, ...partsOn(page)]);
    const key = [company, [...names].sort().map((name) => [name, versions[name]])];
    return createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 16);
  }

  /** The page of the base set, hard-linked; undefined when something on it has changed. */
  private async reuse(owner: string, rendered: string): Promise<RenderedPage | undefined> {
    const { base } = this.input;
    if (!base) return undefined;
    const file = join(setDir(base), rendered);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    // A damaged page, or one that an older composer wrote in another form, is rendered again.
    const cached = v.safeParse(cachedPageText, text);
    if (!cached.success) return undefined;
    const page = withFullNames(cached.output.page, owner);
    if (cached.output.key !== this.keyOf(owner, page)) return undefined;
    const target = join(this.dir, rendered);
    await mkdir(dirname(target), { recursive: true });
    await link(file, target);
    return page;
  }

  private async render(owner: string, path: string, rendered: string): Promise<RenderedPage> {
    const found = parse(renderedPageSchema, await this.input.render(path), 'the rendered page');
    const page = withFullNames(found, owner);
    this.rendered++;
    const file = join(this.dir, rendered);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ key: this.keyOf(owner, page), page }));
    return page;
  }
}
