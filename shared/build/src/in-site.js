import { join } from 'node:path';
import { IntegrityPlugin } from './integrity-plugin.js';
import { overrideContainer, ports } from './parts.js';
import { serveRecords } from './serve-records.js';
import { browserConfig, readPart } from './webpack.js';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The running site into which the part is put. */
const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';

/**
 * A part for the running site, which takes it instead of its release: built as a release is, but
 * readable, without integrity, and anew whenever a file is saved. Whoever opens the server is sent
 * to the site; `PORT` and `SITE_ORIGIN` move the one and the other.
 * @param {string} dir folder of the part
 * @returns {import('webpack').Configuration & { devServer: object }}
 */
export function inSiteConfig(dir) {
  const { name, site: declaration } = readPart(dir);
  const port = Number(process.env.PORT ?? ports[name]);
  const address = `${site}${declaration.prefixes[0]}?override=${name}@http://localhost:${port}/remoteEntry.js`;
  const config = browserConfig(dir, overrideContainer(name));
  const reload = new ReloadPlugin(dir);
  return {
    ...config,
    // The site's policy admits no eval.
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      path: join(dir, 'dist/in-site'),
      crossOriginLoading: 'anonymous',
      // Who saves a file waits for the build, not for an error.
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
      // The site's page listens itself, see shell/src/override/.
      client: false,
      hot: false,
      liveReload: false,
      onListening: () => console.log(`\n  ${name} within the site: ${address}\n`),
      setupMiddlewares: (/** @type {object[]} */ middlewares) => [
        { name: 'site may ask', middleware: allowSite },
        { name: 'open', middleware: redirectTo(address) },
        { name: 'reload', path: '/_reload', middleware: reload.listen },
        { name: 'records', path: '/records/', middleware: serveRecords(dir) },
        ...middlewares,
      ],
    },
  };
}

function allowSite(
  /** @type {Request} */ _req,
  /** @type {Response} */ res,
  /** @type {() => void} */ next,
) {
  res.setHeader('access-control-allow-origin', site);
  res.setHeader('cache-control', 'no-store');
  next();
}

/** @param {string} address */
const redirectTo =
  (address) =>
  (/** @type {Request} */ req, /** @type {Response} */ res, /** @type {() => void} */ next) => {
    if (req.url !== '/') return next();
    res.writeHead(302, { location: address });
    res.end();
  };

/** Tells open pages when a new build is ready; content that only records read counts, too. */
class ReloadPlugin {
  /** @type {Set<Response>} */
  pages = new Set();

  /** @param {string} dir */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterCompile.tap('Reload', ({ contextDependencies }) => {
      for (const folder of ['src', 'content']) contextDependencies.add(join(this.dir, folder));
    });
    compiler.hooks.done.tap('Reload', (stats) => {
      if (stats.hasErrors()) return;
      for (const page of this.pages) page.write('data: built\n\n');
    });
  }

  listen = (/** @type {Request} */ req, /** @type {Response} */ res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('\n');
    this.pages.add(res);
    req.on('close', () => this.pages.delete(res));
  };
}
