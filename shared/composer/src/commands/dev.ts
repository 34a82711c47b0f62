import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { partNames } from '@site/build/parts';
import { loadCompany } from '@site/contract/load-company';
import { partDir } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import type { DevUpdate, Release } from '@site/data-types/contract';
import Watchpack from 'watchpack';
import { compose } from '../compose/compose';
import { entryOf } from '../compose/registry';
import { buildPart } from '../release/build-part';
import { exclusively, withBuildLock } from '../store/lock';
import { addRelease } from '../store/releases';
import { makeLive } from '../store/sets';
import { serveSite } from './serve';

/**
 * Passes an update to the shell; reloads when the shell cannot apply it in place. A build error
 * stays on the page until a build succeeds.
 */
const updateScript = `const complaint = document.createElement('pre');
complaint.role = 'alert';
complaint.style.cssText = 'position:fixed;inset:auto 0 0;z-index:99;max-height:50vh;overflow:auto;margin:0;padding:1em;background:#300;color:#fff;white-space:pre-wrap';
new EventSource('/_dev/events').onmessage = ({ data }) => {
  const detail = JSON.parse(data);
  complaint.remove();
  if (detail.error) {
    complaint.textContent = detail.error;
    document.body.append(complaint);
    return;
  }
  const update = new CustomEvent('site:update', { cancelable: true, detail });
  if (dispatchEvent(update)) location.reload();
};`;

/** Editors write a file in several steps; build after the last one. */
const settleMs = 120;

/** The content of a release, for comparison with another one. */
const contentOf = ({ files }: Release): string =>
  JSON.stringify(Object.entries(files).filter(([file]) => file.startsWith('records/')));

/**
 * Serves the whole site and follows file changes. A saved file rebuilds its part (a shared file
 * rebuilds all), composes the next set and updates the open pages: components of one part are
 * replaced and keep their state. Changed content, which pages of other parts may show, and anything
 * else reload. The rest is as in production.
 */
export async function dev(): Promise<void> {
  process.env.SITE_DIR ??= '.site/dev';
  const versions: Record<string, string> = {};
  const contents = new Map<string, string>();
  const pages = new Set<ServerResponse>();

  const notifyPages = (update: DevUpdate) => {
    for (const page of pages) page.write(`data: ${JSON.stringify(update)}\n\n`);
  };

  const update = async (parts: string[]): Promise<void> => {
    try {
      const built: Release[] = [];
      let sameContent = true;
      for (const name of parts) {
        const { release } = await withBuildLock(partDir(name), async () => {
          await buildPart(name);
          return exclusively(() => addRelease(name));
        });
        versions[name] = release.version;
        const content = contentOf(release);
        sameContent &&= contents.get(name) === content;
        contents.set(name, content);
        built.push(release);
        console.log(`built ${name}`);
      }
      await exclusively(async () => {
        const { set } = await compose(versions, await loadCompany(), { reload: true });
        await makeLive(set.id);
      });
      const [only] = built;
      const replaceable = built.length === 1 && only?.name !== 'shell' && sameContent;
      notifyPages(only && replaceable ? { part: only.name, entry: entryOf(only) } : {});
    } catch (error) {
      const { message } = error as Error;
      console.error(message);
      notifyPages({ error: message });
    }
  };
  await update(partNames);

  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= update([...waiting]).finally(() => {
      running = undefined;
      if (waiting.size) run();
    });
    waiting.clear();
  };
  const shared = join(root, 'shared');
  const watcher = new Watchpack({
    aggregateTimeout: settleMs,
    // Builds write and remove folders there.
    ignored: /[\\/](dist|node_modules)([\\/]|$)|\.(test|part)\b/,
  });
  watcher.on('aggregated', (changes, removals) => {
    const folders = new Set([...(changes ?? []), ...(removals ?? [])]);
    const saved = partNames.filter((name) => folders.has(shared) || folders.has(partDir(name)));
    for (const name of saved) waiting.add(name);
    if (waiting.size && !running) run();
  });
  watcher.watch({ directories: [shared, ...partNames.map(partDir)], startTime: Date.now() });

  await serveSite((req, res) => {
    if (req.url === '/_dev/reload.js') {
      res.setHeader('content-type', 'text/javascript');
      res.end(updateScript);
      return true;
    }
    if (req.url !== '/_dev/events') return false;
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    pages.add(res);
    req.on('close', () => pages.delete(res));
    return true;
  });
  // An open watcher would keep the process alive.
  watcher.close();
}
