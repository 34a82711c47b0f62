import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { OpenPages } from '@site/build/dev/open-pages';
import { sendPageScript } from '@site/build/dev/page-script';
import { mediaTypes } from '@site/contract/media-types';
import type { RenderedPage } from '@site/contract/page';
import { owns } from '@site/contract/prefixes';
import { translations } from '@site/contract/languages';
import { partOf } from '@site/contract/records';
import type { SiteFacts } from '@site/contract/company';
import type { Language } from '@site/data-types/contract';
import { pathIn } from '@site/data-types/language';
import { DocumentWriter } from '../compose/document';
import { appOf } from '../compose/home-screen-app';
import { createRegistry } from '../compose/registry';
import { securityExpiry, siteFiles } from '../compose/site-files';
import type { DevPart } from './dev-part';
import { DevRenderer } from './dev-renderer';
import { escapeHtml } from '@site/data-types/escape-html';

/**
 * Stands for a page that cannot be rendered. Its script shows what is wrong with the sources, and
 * loads the page again after a save.
 */
const errorDocument = (path: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cannot be shown</title><body><p>${escapeHtml(path)} cannot be shown. It loads again when the sources are right.</p><script src="/_dev/page.js"></script></body></html>\n`;

export interface DevSiteOptions {
  /** The parts of the pages in each language. One without the language is there in English. */
  parts: Record<Language, Map<string, DevPart>>;
  pages: OpenPages;
  /** Reads the company's facts. */
  company: () => Promise<SiteFacts>;
}

/** `/es/blog` → `es` */
const languageOf = (address: string): Language =>
  translations.find((each) => `${address}/`.startsWith(`/${each}/`)) ?? 'en';

/** Answers requests with the sources as they are now: documents, files of parts, records. */
export class DevSite {
  private readonly renderers: Record<Language, DevRenderer>;

  constructor(private readonly options: DevSiteOptions) {
    const { en, es } = options.parts;
    this.renderers = { en: new DevRenderer(en, 'en'), es: new DevRenderer(es, 'es') };
  }

  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    res.setHeader('cache-control', 'no-store');
    if (path === '/_dev/events') return this.options.pages.listen(req, res);
    if (path === '/_dev/page.js') return sendPageScript(req, res);
    const type = mediaTypes[extname(path)];
    if (type) {
      const bytes = await this.file(path).catch(() => undefined);
      res.writeHead(bytes === undefined ? 404 : 200, { 'content-type': type });
      res.end(bytes);
      return;
    }
    if (path.length > 1 && path.endsWith('/')) {
      res.writeHead(308, { location: `/${path.replace(/^\/+|\/+$/g, '')}` }).end();
      return;
    }
    const { status, html } = await this.document(path);
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    res.end(html);
  }

  /** A file of a part, or of the site as a whole. @throws when there is none */
  private async file(path: string): Promise<string | Buffer | undefined> {
    const [, name = '', version = '', file = ''] =
      /^\/releases\/([\w-]+)\/(dev\d+)\/((?!.*\.\.).+)$/.exec(path) ?? [];
    if (!name) return this.siteFile(path.slice(1));
    const part = this.options.parts[languageOf(`/${file}`)].get(name);
    await (/^(?:\w+\/)?records\//.test(file) ? part?.records.current() : part?.built());
    return part?.read(version, file);
  }

  private async siteFile(path: string): Promise<string | Buffer | undefined> {
    const { company } = this.options;
    const own = await this.renderers.en.shellFiles();
    if (own[path] !== undefined) return own[path];
    const { theme, registry } = await this.documents('en');
    const versions = Object.fromEntries(
      this.releases('en').map((each) => [each.name, each.version]),
    );
    const set = {
      id: 'development',
      createdAt: '',
      versions,
      previous: {},
      pages: {},
      notFound: [],
    };
    const files = siteFiles({
      languages: ['en', ...translations],
      set: { ...set, rendered: 0 },
      company: await company(),
      theme,
      icon: own['icon.svg'] ?? '',
      expires: securityExpiry(new Date()),
      apps: this.releases('en').flatMap((release) => appOf(release) ?? []),
    });
    return { ...files, 'registry.json': JSON.stringify(registry) }[path];
  }

  private releases(language: Language) {
    return [...this.options.parts[language].values()].map((part) => part.release());
  }

  private async documents(language: Language) {
    const { company } = this.options;
    const parts = this.options.parts[language];
    await parts.get('shell')?.built();
    const releases = this.releases(language);
    const registry = createRegistry(releases, new Map());
    const writer = await DocumentWriter.create(
      releases,
      [],
      await company(),
      'development',
      registry,
      true,
      ({ name, version }, file) => parts.get(name)?.read(version, file).toString('utf8') ?? '',
    );
    return { registry, writer, theme: writer.theme };
  }

  private async document(address: string): Promise<{ status: number; html: string }> {
    const { pages, company } = this.options;
    const language = languageOf(address);
    const parts = this.options.parts[language];
    const path = pathIn(language, address);
    const remotes = this.releases(language).filter(({ name }) => name !== 'shell');
    const owner = remotes.find((release) => owns(release, path))?.name ?? 'shell';
    // From now on a save of the page's part builds it, also when it cannot be built yet.
    parts
      .get(owner)
      ?.built()
      .catch(() => {});
    try {
      const page = await this.renderers[language].render(path, owner, await company());
      await this.buildAllOf(page, owner, parts);
      const { writer } = await this.documents(language);
      pages.report(`page ${address}`, []);
      return { status: page.meta.status, html: await writer.write(page, owner) };
    } catch (error) {
      const { message } = error as Error;
      pages.report(`page ${address}`, [`${owner} ${address}: ${message}`]);
      return { status: 500, html: errorDocument(address) };
    }
  }

  /** Builds what the page's document names: chunks and records of every part on it. */
  private async buildAllOf(
    { fragments, records }: RenderedPage,
    owner: string,
    parts: Map<string, DevPart>,
  ): Promise<void> {
    const names = new Set(['shell', owner, ...fragments.map(partOf)]);
    const part = (name: string) => parts.get(name);
    await Promise.all([...names].map((name) => part(name)?.built()));
    await Promise.all(records.map((record) => part(partOf(record))?.records.current()));
  }
}
