import { createHash } from 'node:crypto';
import type { RenderedPage } from '@site/contract/page';
import { parse } from '@site/contract/parse';
import type { ReleaseIn } from '@site/contract/languages';
import { releaseUrl } from '@site/contract/paths';
import { partOf } from '@site/contract/records';
import { dataFileOf, siteDataSchema } from '@site/contract/site-data';
import type { SetData } from '@site/contract/site-data';
import type { SiteFacts } from '@site/contract/company';
import type { Registry, SiteData } from '@site/data-types/contract';
import { pathIn } from '@site/data-types/language';
import { patternOf, reportPath } from '@site/data-types/reports';
import { contentPolicy } from './content-policy';
import { type Alternates, documentHead } from './document-head';
import { appLinks, appOf } from './home-screen-app';
import { importMap } from './import-map';
import { inlineJson } from './inline-json';
import { pageLoader } from './inline-loader';
import { PageFiles } from './page-files';
import type { Style } from './page-files';
import { elementsIn, PageStyles } from './page-styles';
import { readStored } from './read-stored';
import type { ReadFile } from './read-stored';
import { withFewestProperties } from './root-properties';
import { readTheme } from './theme';
import type { Theme } from './theme';

/** Facts of a document about the parts of its set. */
interface Parts {
  site: SiteData;
  importMap: string;
  /** File with the site's data and the company; undefined if documents contain both. */
  dataFile?: { path: string; content: string; integrity: string } | undefined;
}

/** Writes the documents of one set in one language. */
export class DocumentWriter {
  private readonly files: PageFiles;
  private readonly styles = new PageStyles();
  readonly theme: Theme;

  private constructor(
    releases: ReleaseIn[],
    private readonly company: SiteFacts,
    /** For pages of private parts. */
    private readonly all: Parts,
    /** For all other pages: it names no private part. */
    private readonly open: Parts,
    private readonly loader: string,
    private readonly development: boolean,
    read: ReadFile,
  ) {
    this.files = new PageFiles(releases, read);
    this.theme = readTheme(this.files.release('shell'), read);
  }

  /**
   * @param before releases that browsers get as a fallback
   * @param read reads a file of a release; on a development server not from the store
   */
  static async create(
    releases: ReleaseIn[],
    before: ReleaseIn[],
    company: SiteFacts,
    set: string,
    registry: Registry,
    development = false,
    read = readStored,
  ): Promise<DocumentWriter> {
    const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
    const site = { set, versions, registry, ...(development && { development: true }) };
    const isOpen = ({ declaration }: ReleaseIn) => !declaration.private;
    const open = releases.filter(isOpen);
    const shell = releases.find(({ name }) => name === 'shell');
    const inFile = shell?.declaration.dataFile && !development;
    const partsOf = (data: SiteData, all: ReleaseIn[], isPrivate: boolean): Parts => {
      const checked = parse(siteDataSchema, data, 'site-data');
      return {
        site: checked,
        importMap: importMap(all),
        dataFile: inFile
          ? dataFile(dataFileOf(set, isPrivate, shell.language ?? 'en'), { site: checked, company })
          : undefined,
      };
    };
    return new DocumentWriter(
      releases,
      company,
      partsOf(site, [...releases, ...before], true),
      partsOf(withParts(site, open), [...open, ...before.filter(isOpen)], false),
      await pageLoader(
        open.flatMap(({ declaration }) => Object.keys(declaration.startsWhenStored ?? {})),
      ),
      development,
      read,
    );
  }

  /** The files that documents name besides those of releases, by path. */
  dataFiles(): [path: string, content: string][] {
    return [this.all, this.open].flatMap(({ dataFile }) =>
      dataFile ? [[dataFile.path, dataFile.content]] : [],
    );
  }

  /**
   * @param owner part that answers this path
   * @param alternates the page in every language, for search engines; nothing for one language
   */
  async write(page: RenderedPage, owner: string, alternates: Alternates = {}): Promise<string> {
    const { meta } = page;
    const { importMap, dataFile, site } = this.partsFor(owner);
    const records = this.recordsOfOthers(page, owner);
    const shell = this.files.release('shell');
    const chunks = this.files.chunksOf(page, owner);
    const styles = chunks.flatMap(({ part, css }) =>
      css.map((file) => this.files.style(part, file)),
    );
    // Fragments load their scripts when they come near the viewport; their styles load with the
    // page.
    const scripts = this.files.scriptsOf(
      page,
      owner,
      chunks.slice(0, -page.fragments.length || undefined),
    );
    const inline = this.firstStyles(styles, page);
    const app = appOf(this.files.release(owner));
    const policy = contentPolicy(
      this.company,
      [this.loader, importMap],
      inline.map(({ css }) => css).filter(Boolean),
      app !== undefined,
    );
    const main: [string, string] = [
      releaseUrl('shell', shell.version, shell.entry),
      shell.files[shell.entry]?.integrity ?? '',
    ];
    const boot = {
      set: site.set,
      ...(dataFile ? { data: [`/${dataFile.path}`, dataFile.integrity], records } : {}),
      main,
      load: [
        ...inline.flatMap(({ rest }) => rest),
        ...scripts.map(({ url, as, integrity = '' }) =>
          as === 'module' ? [url, integrity, 'modulepreload'] : [url, integrity, 'preload', as],
        ),
        // A browser fetches it, and an icon that it names, as soon as it is there.
        [appLinks(app, meta.lang).manifest, '', 'manifest'],
      ],
      form: page.kind === 'form',
      ...this.reports(page, owner),
    };
    return [
      `<!doctype html><html lang="${meta.lang}" data-status="${meta.status}" data-kind="${page.kind}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      // Paint only when the header is complete, or its parts shift one another.
      '<link rel="expect" href="#main" blocking="render">',
      // Keywords, hashes and checked origins: nothing to escape. The server adds origins to this text.
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      documentHead(meta, this.company, this.theme, { app, alternates }),
      ...inline.map(({ url, css }) => `<style data-href="${url}">${css}</style>`),
      `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
      `<script>${this.loader}</script>`,
      '</head><body>',
      // Must come before the first import. Not in the head, which lists only what this page loads.
      importMap && `<script type="importmap">${importMap}</script>`,
      `<div id="root">${page.html}</div>`,
      // Repeats the text, so before it the first screen would arrive later.
      ...meta.jsonLd.map(
        (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
      ),
      ...(dataFile ? [] : this.dataBlocks({ ...site, ...(records && { records }) })),
      withoutScripts(inline),
      ...(this.development ? ['<script src="/_dev/page.js" async></script>'] : []),
      '</body></html>\n',
    ].join('');
  }

  /**
   * The rules that the page's own elements need. The whole file comes before the page is live, for
   * elements that scripts add. A development server changes styles in place, so they stay whole.
   */
  private firstStyles(styles: Style[], { html, kind, meta }: RenderedPage) {
    if (this.development) return styles.map((style) => ({ ...style, rest: [] }));
    const elements = elementsIn(
      `<html lang="${meta.lang}" data-status="${meta.status}" data-kind="${kind}"><body>${html}`,
    );
    const rules = styles.map(({ css }) => this.styles.rulesFor(css, elements));
    const first = withFewestProperties(rules, html);
    return styles.map(({ url, css: whole, integrity }, place) => {
      const css = first[place] ?? whole;
      return { url, css, rest: css === whole ? [] : [[url, integrity, 'stylesheet']] };
    });
  }

  /** Where the document reports to. Pages of private parts and of development report nothing. */
  private reports({ meta }: RenderedPage, owner: string): { report?: [string, string, number] } {
    const { reports, services } = this.company;
    const { declaration } = this.files.release(owner);
    const off = !reports || services.database === 'none';
    if (off || this.development || declaration.private) return {};
    const [prefix] = declaration.prefixes;
    const missing = owner === 'shell' || !prefix ? '*' : `${prefix}/*`;
    const { pathname } = new URL(meta.canonical, this.company.siteUrl);
    const { language = 'en' } = this.files.release('shell');
    const at =
      meta.status === 404
        ? missing
        : patternOf(pathIn(language, pathname), this.open.site.registry);
    return { report: [services.supabaseUrl + reportPath, at, Number(reports)] };
  }

  private partsFor(owner: string): Parts {
    return this.files.release(owner).declaration.private ? this.all : this.open;
  }

  /** In the document, so that the page hydrates also when their part cannot be reached. */
  private recordsOfOthers(page: RenderedPage, owner: string): SiteData['records'] {
    const others = page.records.filter((record) => partOf(record) !== owner);
    if (others.length === 0) return undefined;
    return Object.fromEntries(others.map((record) => [record, this.files.record(record)]));
  }

  private dataBlocks(site: SiteData): string[] {
    const blocks = { 'site-data': site, company: this.company };
    return Object.entries(blocks).map(
      ([id, data]) => `<script type="application/json" id="${id}">${inlineJson(data)}</script>`,
    );
  }
}

function dataFile(path: string, data: SetData): Parts['dataFile'] {
  const content = JSON.stringify(data);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { path, content, integrity };
}

/** Without scripts whole style sheets, with fonts and rules for paper, come after the page. */
function withoutScripts(styles: { rest: string[][] }[]): string {
  const links = styles
    .flatMap(({ rest }) => rest)
    .map(
      ([url = '', integrity = '']) =>
        `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`,
    );
  return links.length > 0 ? `<noscript>${links.join('')}</noscript>` : '';
}

/** The data of a set with these of its parts only. */
function withParts(site: SiteData, parts: ReleaseIn[]): SiteData {
  const names = new Set(parts.map(({ name }) => name));
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  const { registry, versions } = site;
  const microFrontends = only(registry.microFrontends);
  return { ...site, versions: only(versions), registry: { ...registry, microFrontends } };
}
