import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { overrideContainer } from '@site/data-types/page-globals';
import type { Compiler, Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { ports } from './parts';
import { serveRecords } from './serve-records';
import { browserConfig, readPart } from './webpack';

/** Settings of webpack with its development server's. */
export type DevConfiguration = Configuration & { devServer: object };

/** The running site that loads the part. */
const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';

/**
 * Serves a part to the running site in place of its release. Built like a release, but readable,
 * without integrity, and again after each saved file. Opening the server redirects to the site.
 * `PORT` moves the part, `SITE_ORIGIN` the site.
 * @param dir folder of the part
 */
export function inSiteConfig(dir: string): DevConfiguration {
  const { name, site: declaration } = readPart(dir);
  const port = Number(process.env.PORT ?? ports[name]);
  const address = `${site}${declaration.prefixes[0]}?override=${name}@http://localhost:${port}/remoteEntry.js`;
  const config = browserConfig(dir, overrideContainer(name));
  const reload = new ReloadPlugin(dir);
  return {
    ...config,
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
      reload,
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
        { name: 'site may ask', middleware: allowSite },
        { name: 'open', middleware: redirectTo(address) },
        { name: 'reload', path: '/_reload', middleware: reload.listen },
        { name: 'records', path: '/records/', middleware: serveRecords(dir) },
        ...middlewares,
      ],
    },
  };
}

function allowSite(_req: IncomingMessage, res: ServerResponse, next: () => void): void {
  res.setHeader('access-control-allow-origin', site);
  res.setHeader('cache-control', 'no-store');
  next();
}

const redirectTo =
  (address: string) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (req.url !== '/') return next();
    res.writeHead(302, { location: address });
    res.end();
  };

/** Notifies open pages of a new build, also for content that only records read. */
class ReloadPlugin {
  private readonly pages = new Set<ServerResponse>();

  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('Reload', ({ contextDependencies }) => {
      for (const folder of ['src', 'content']) contextDependencies.add(join(this.dir, folder));
    });
    compiler.hooks.done.tap('Reload', (stats) => {
      if (stats.hasErrors()) return;
      for (const page of this.pages) page.write('data: built\n\n');
    });
  }

  listen = (req: IncomingMessage, res: ServerResponse): void => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('\n');
    this.pages.add(res);
    req.on('close', () => this.pages.delete(res));
  };
}
