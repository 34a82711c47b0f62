import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import { inSiteConfig } from './in-site.js';
import { ports } from './parts.js';
import { serveRecords } from './serve-records.js';
import { common, readPart, scripts, styles } from './webpack.js';

/** @typedef {import('webpack').Configuration} Configuration */

const require = createRequire(import.meta.url);

/**
 * The development server of a part: alone in a plain frame (`npm run dev -w mf-blog`), or in the
 * running site (`npm run dev:in-site -w mf-blog`).
 * @param {string} dir folder of the part
 */
export const devConfig =
  (dir) =>
  (/** @type {{ inSite?: boolean }} */ { inSite } = {}) =>
    inSite ? inSiteConfig(dir) : standaloneConfig(dir);

/**
 * A part alone in a plain frame with reloading: `npm run dev -w mf-blog`.
 * @param {string} dir folder of the part
 * @returns {Configuration & { devServer: object }}
 */
function standaloneConfig(dir) {
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
      setupMiddlewares: (/** @type {object[]} */ middlewares) => [
        { name: 'company', path: '/company.json', middleware: company(dir) },
        { name: 'records', path: '/records/', middleware: serveRecords(dir) },
        { name: 'document', middleware: frame(name, site.prefixes[0] ?? '/') },
        ...middlewares,
      ],
    },
  };
}

/** The site's company; read again for each load of the page. @param {string} dir */
function company(dir) {
  return async (
    /** @type {import('node:http').IncomingMessage} */ _req,
    /** @type {import('node:http').ServerResponse} */ res,
  ) => {
    const file = pathToFileURL(join(dir, '../shell/company.ts')).href;
    const { default: values } = await tsImport(file, import.meta.url);
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(values));
  };
}

/** @param {string} name @param {string} first */
const frame =
  (name, first) =>
  (
    /** @type {import('node:http').IncomingMessage} */ req,
    /** @type {import('node:http').ServerResponse} */ res,
    /** @type {() => void} */ next,
  ) => {
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
