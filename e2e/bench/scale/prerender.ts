import { join } from 'node:path';
import { loadBundle } from '@site/composer/bundle';
import { areaRecord } from '../../../mf-service-areas/src/lib/build/area-record';
import { createContext } from '../../../mf-service-areas/src/lib/build/context';
import { areaRecords } from '../../../mf-service-areas/src/lib/records';
import { company } from './company';
import { generate } from './generate';

/** Prerenders as many generated ZIP pages as the first argument says and prints time and memory. */

interface Page {
  html: string;
  meta: { status: number };
}

interface Shell {
  shared: Record<string, unknown>;
  createRenderer: (input: object) => (path: string) => Promise<Page>;
}

const root = join(import.meta.dirname, '../../..');

const bundle = <Exports>(part: string, provided: Record<string, unknown>): Exports =>
  loadBundle(join(root, part, 'dist/server/index.cjs'), provided);

const count = Number(process.argv[2]);
const { areas, technicians, atlas } = generate(count);
const context = createContext(areas, technicians, atlas);
const byPath = new Map(areas.map((area) => [areaRecords.path(area.zipCode), area]));

const shell = bundle<Shell>('shell', {});
const remote = bundle<{ default: { routes: object[] } }>('mf-service-areas', shell.shared);
const render = shell.createRenderer({
  company,
  routes: remote.default.routes,
  loader: {
    load: (id: string) => Promise.reject(new Error(`${id} is not in this benchmark`)),
    peek: () => undefined,
    // Serialized and parsed, like the files of a release.
    record: (_part: string, path: string) => {
      const area = byPath.get(path);
      const text = area && JSON.stringify(areaRecord(area, context));
      return Promise.resolve(text && (JSON.parse(text) as unknown));
    },
  },
});

let bytes = 0;
const start = performance.now();
const busy = process.cpuUsage();
for (const { zipCode } of areas) {
  const { html, meta } = await render(`/service-area/${zipCode}`);
  if (meta.status !== 200) throw new Error(`${zipCode} was not found`);
  bytes += html.length;
}
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(busy);
const cpuSeconds = (user + system) / 1e6;
// Kilobytes on both Linux and macOS.
const peakMegabytes = process.resourceUsage().maxRSS / 1024;
console.warn(`${count} pages of ${Math.round(bytes / count / 1024)} KB on average`);
process.stdout.write(JSON.stringify({ count, seconds, cpuSeconds, peakMegabytes }));
