import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { companyFor } from './company';
import { inSiteConfig } from './in-site';
import type { DevConfiguration } from './in-site';
import { ports } from './parts';
import { serveRecords } from './serve-records';
import { common, readPart, scripts, styles } from './webpack';

const require = createRequire(import.meta.url);

/**
 * The development server of a part: alone in a plain frame (`npm run dev -w mf-blog`), or in the
 * running site (`npm run dev:in-site -w mf-blog`).
 * @param dir folder of the part
 */
export const devConfig =
  (dir: string) =>
  ({ inSite }: { inSite?: boolean } = {}): DevConfiguration =>
    inSite ? inSiteConfig(dir) : standaloneConfig(dir);

/**
 * A part alone in a plain frame with reloading: `npm run dev -w mf-blog`.
 * @param dir folder of the part
 */
function standaloneConfig(dir: string): DevConfiguration {
  const { name, site } = readPart(dir);
  return {
    ...common(dir),
    mode: 'development',
    devtool: 'eval-source-map',
    // A saved component replaces the old one and keeps its state.
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    entry: { main: './src/index.ts' },
    output: { path: join(dir, 'dist/standalone'), filename: '[name].js', publicPath: '/' },
    module: {
      rules: [
        scripts(dir, { refresh: true }),
        ...styles(dir, { first: require.resolve('style-loader') }),
      ],
    },
    devServer: {
      host: '127.0.0.1',
      port: ports[name],
      open: false,
      setupMiddlewares: (middlewares: object[]) => [
        { name: 'company', path: '/company.json', middleware: company(dir) },
        { name: 'records', path: '/records/', middleware: serveRecords(dir) },
        { name: 'document', middleware: frame(name, site.prefixes[0] ?? '/') },
        ...middlewares,
      ],
    },
  };
}

/** The site's company; read again for each load of the page. */
function company(dir: string) {
  return async (_req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const company = await companyFor(dir);
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(company));
  };
}

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
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><body><main id="root" data-part="${name}"></main><script src="/main.js"></script></body></html>`,
    );
  };
