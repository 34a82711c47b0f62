import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { setting } from '@site/contract/environment';
import { readPart } from '@site/contract/parts';
import { companyFor } from './company';
import { inSiteConfig } from './in-site';
import type { DevConfiguration } from './in-site';
import { OpenPages } from './dev/open-pages';
import { sendPageScript } from './dev/page-script';
import { PartWatch } from './dev/part-watch';
import { TypeCheck } from './dev/type-check';
import { serveRecords } from './serve-records';
import { sharedFolders } from './shared-folders';
import { common } from './webpack';
import { quickScripts, styles } from './webpack-rules';

const require = createRequire(import.meta.url);

/**
 * The development server of a part: alone in a plain frame (`npm run dev -w mf-blog`), or in the
 * running site (`npm run dev:in-site -w mf-blog`).
 * @param dir folder of the part
 */
export const devConfig =
  (dir: string) =>
  ({ inSite, origin }: { inSite?: boolean; origin?: string } = {}): DevConfiguration =>
    inSite ? inSiteConfig(dir, origin) : standaloneConfig(dir);

/**
 * A part alone in a plain frame with reloading: `npm run dev -w mf-blog`.
 * @param dir folder of the part
 */
function standaloneConfig(dir: string): DevConfiguration {
  const { name, site } = readPart(dir);
  const port = setting('PORT') ?? site.port;
  const pages = new OpenPages();
  const watch = new PartWatch({ dir, pages, types: new TypeCheck(pages), checkAtStart: true });
  return {
    ...common(dir),
    mode: 'development',
    cache: { type: 'memory' },
    devtool: 'eval-cheap-module-source-map',
    stats: 'none',
    // A page must not get code that throws the error of a build, or it loses its state.
    optimization: { emitOnErrors: false },
    // A saved component replaces the old one and keeps its state.
    plugins: [new ReactRefreshPlugin({ overlay: false }), watch],
    entry: { main: './src/index.ts' },
    output: { path: join(dir, 'dist/standalone'), filename: '[name].js', publicPath: '/' },
    module: {
      rules: [
        quickScripts({ refresh: true }),
        ...styles(dir, { first: require.resolve('style-loader') }),
      ],
    },
    devServer: {
      host: '127.0.0.1',
      port,
      open: false,
      // The page's script shows the errors, with those of types and content.
      client: {
        overlay: false,
        logging: 'warn',
        // The page's own host: a page at localhost may not listen to 127.0.0.1.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      // Files that the shell publishes for the pages of all parts.
      static: sharedFolders(dir, 'public').map((directory) => ({ directory, publicPath: '/' })),
      onListening: () => console.log(`\n  ${name}  http://localhost:${port}\n`),
      setupMiddlewares: (middlewares: object[]) => [
        { name: 'company', path: '/company.json', middleware: company(dir) },
        { name: 'events', path: '/_dev/events', middleware: pages.listen },
        { name: 'page script', path: '/_dev/page.js', middleware: sendPageScript },
        { name: 'records', path: '/records/', middleware: serveRecords(dir, watch.records, pages) },
        { name: 'document', middleware: frame(name, site.prefixes[0] ?? '/') },
        ...middlewares,
      ],
    },
  };
}

/** The site's company; read again for each load of the page. */
const company =
  (dir: string) =>
  async (_req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('content-type', 'application/json');
    try {
      res.end(JSON.stringify(await companyFor(dir)));
    } catch (error) {
      // A mistake in the file must not end the server.
      console.error(`\n${(error as Error).message}`);
      res.writeHead(500).end('null');
    }
  };

const frame =
  (name: string, first: string) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (!req.headers.accept?.includes('text/html')) return next();
    if (req.url === '/') {
      res.writeHead(302, { location: first });
      res.end();
      return;
    }
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><body><main id="root" data-part="${name}"></main><script src="/_dev/page.js"></script><script src="/main.js"></script></body></html>`,
    );
  };
