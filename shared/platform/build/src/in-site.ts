import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setting } from '@site/contract/environment';
import { readPart } from '@site/contract/parts';
import { overrideContainer } from '@site/data-types/page-globals';
import type { Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { ports } from './parts';
import { OpenPages } from './dev/open-pages';
import { PartWatch } from './dev/part-watch';
import { TypeCheck } from './dev/type-check';
import { serveRecords } from './serve-records';
import { browserConfig } from './webpack';
import { quickScripts } from './webpack-rules';

/** Settings of webpack with its development server's. */
export type DevConfiguration = Configuration & { devServer: object };

/**
 * Serves a part to the running site in place of its release. Built like a release, but readable,
 * without integrity, and again after each saved file. Opening the server redirects to the site.
 * `PORT` moves the part.
 * @param dir folder of the part @param site origin of the running site
 */
export function inSiteConfig(
  dir: string,
  site = setting('SITE_ORIGIN') ?? 'http://localhost:3000',
): DevConfiguration {
  const { name, site: declaration } = readPart(dir);
  const port = setting('PORT') ?? ports[name];
  const address = `${site}${declaration.prefixes[0]}?override=${name}@http://localhost:${port}/remoteEntry.js`;
  const config = browserConfig(dir, {
    uniqueName: overrideContainer(name),
    compiled: quickScripts(),
  });
  const pages = new OpenPages();
  const watch = new PartWatch({
    dir,
    pages,
    types: new TypeCheck(pages),
    checkAtStart: true,
    onBuilt: () => pages.send({ reload: true }),
  });
  return {
    ...config,
    cache: { type: 'memory' },
    stats: 'none',
    // The site's policy forbids eval.
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      path: join(dir, 'dist/in-site'),
      crossOriginLoading: 'anonymous',
      // Wait for a running build instead of failing.
      chunkLoadTimeout: 60_000,
    },
    optimization: { ...config.optimization, minimize: false },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      watch,
    ],
    devServer: {
      host: '127.0.0.1',
      port,
      // The site's page listens for changes itself, see shell/src/override/.
      client: false,
      hot: false,
      liveReload: false,
      onListening: () => console.log(`\n  ${name} within the site: ${address}\n`),
      setupMiddlewares: (middlewares: object[]) => [
        { name: 'site may ask', middleware: allow(site) },
        { name: 'open', middleware: redirectTo(address) },
        { name: 'events', path: '/_dev/events', middleware: pages.listen },
        { name: 'records', path: '/records/', middleware: serveRecords(dir, watch.records, pages) },
        ...middlewares,
      ],
    },
  };
}

const allow =
  (site: string) =>
  (_req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    res.setHeader('access-control-allow-origin', site);
    res.setHeader('cache-control', 'no-store');
    next();
  };

const redirectTo =
  (address: string) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (req.url !== '/') return next();
    res.writeHead(302, { location: address });
    res.end();
  };
