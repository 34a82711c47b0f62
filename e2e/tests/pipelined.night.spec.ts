import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { peakMemory } from '@site/server/testing/peak-memory';
import { expect, test, withoutSite } from '../fixtures';
import { root, Site, workDir } from '../site';

test.use(withoutSite);

const unit = readFileSync(
  join(root, 'shared/platform/composer/src/pack/files/site.service'),
  'utf8',
);
const maxMegabytes = Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);
/** How the service sets the allocator of memory. */
const allocator = Object.fromEntries(
  [...unit.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
);

for (const path of ['/', '/rest/v1/rpc/open_windows', '/nowhere'])
  test(`2,000 connections with 100 requests each for ${path} stay within the service’s memory`, async () => {
    test.skip(process.platform !== 'linux', 'not run: memory of the server (no /proc)');
    const site = await Site.start(`${workDir}/production`, { env: allocator });
    try {
      const burst = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(400)}\r\n\r\n`;
      const sockets = Array.from({ length: 2000 }, () => {
        const socket = connect(site.port, '127.0.0.1');
        const closed = new Promise((done) => socket.once('close', done));
        socket.on('error', () => {});
        socket.write(burst.repeat(100));
        socket.resume();
        return { socket, closed };
      });
      await Promise.all(sockets.map(({ closed }) => closed));
      expect((await fetch(`${site.origin}/`)).status).toBe(200);
      expect(peakMemory(site.pid)).toBeLessThan(maxMegabytes);
    } finally {
      await site.stop();
    }
  });
