import { addressOf, observeRecords, provideForeign, provideLoader } from '@site/federation';
import type { Loader, RouteHandle } from '@site/federation';
import type { CompanyConfig } from '@site/data-types/company';
import type { PageKind, PageMeta } from '@site/data-types/contract';
import { provideCompany } from '@site/store';
import { drawingFiles } from '@site/ui/illustrations/files';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { markPath } from './data/mark';
import { singletons } from './remotes/singletons';
import { createRoutes } from './routes';

/** Singletons for the server bundles of other parts. */
export const shared: Record<string, unknown> = Object.fromEntries(
  Object.entries(singletons).map(([name, { module }]) => [name, module]),
);

export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  meta: PageMeta;
  kind: PageKind;
  /** Named chunks of the page; the route module's is first. */
  chunks: string[];
  /** Records that the page shows, as `part/kind/slug`. */
  records: string[];
  /** Records that the page's fragments show. */
  fragmentRecords: string[];
  /** Fragments on the page, as `remote/Module`. */
  fragments: string[];
}

export interface RendererInput {
  company: CompanyConfig;
  /** Routes of all remotes. */
  routes: RouteObject[];
  /** Prefixes of each part whose pages are in English within a site of another language. */
  foreign?: Record<string, string[]>;
  loader: Loader;
}

/**
 * Creates the function that renders a page for hydration.
 * @returns renders the page at a path; rejects if the path matches no route
 */
export function createRenderer({ company, routes, foreign = {}, loader }: RendererInput) {
  provideCompany(company);
  provideForeign(foreign);
  provideLoader(loader);
  // Pages are rendered by their path in English; links get the language's address.
  const basename = addressOf('/');
  const handler = createStaticHandler(createRoutes(routes), { basename });
  return async (path: string): Promise<RenderedPage> => {
    const records = new Set<string>();
    observeRecords((record) => records.add(record));
    const context = await handler.query(new Request(`http://prerender${addressOf(path)}`));
    if (context instanceof Response) throw new Error(`${path} redirects`);
    const error = Object.values(context.errors ?? {})[0];
    if (error) throw error;
    const match = context.matches.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    if (!match || !handle) throw new Error(`${path} matches no route`);
    const meta = handle.meta({ params: match.params, pathname: path });
    const fragmentRecords = new Set<string>();
    observeRecords((record) => fragmentRecords.add(record));
    const html = await toHtml(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    return {
      html,
      meta,
      kind: handle.kind,
      chunks: [handle.chunk, ...handle.chunks(match.params)],
      // A page with status 404 looks the same for all records.
      records: meta.status === 404 ? [] : [...records],
      fragmentRecords: [...fragmentRecords],
      fragments: [...html.matchAll(/data-fragment="([^"]+)"/g)].map((found) => found[1] ?? ''),
    };
  };
}

/** Waits until all fragments have loaded. @throws the error of a component */
async function toHtml(page: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Render everything at once: the policy blocks React's inline scripts for late content.
    progressiveChunkSize: Infinity,
    onError: (error) => void thrown.push(error),
  });
  if (thrown.length > 0) throw thrown[0];
  return new Response(prelude).text();
}

/** The logo on the signal color. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#e6641a"/><path d="${markPath}" fill="#1e1a15"/></svg>`;

/** Drawings that every part's pages name, so that no document contains them. */
const drawings = Object.entries(drawingFiles).map(([name, text]) => [`drawings/${name}.svg`, text]);

export const files = () => ({ 'icon.svg': icon, ...Object.fromEntries(drawings) });
/** The shell's own routes, without those of remotes. */
export const routes = createRoutes();
export const paths = () => ['/'];
export const notFound = { '*': '/404' };
