import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import {
  type ChildServer,
  killChildServers,
  startChildServer,
  writeSite,
} from './testing/child-server';

const dir = temporaryDir('given');
writeSite(join(dir, 'site'));
mkdirSync(join(dir, 'data'));
const env = { SITE_DIR: join(dir, 'site'), DATA_DIR: join(dir, 'data') };
afterAll(killChildServers);

const metricsOf = async ({ url }: ChildServer) => (await fetch(`${url}/metrics`)).text();

test('a site of another company is served with the backend that it is given', async () => {
  const server = await startChildServer({ ...env, TEST_BACKEND: 'orders' });
  expect(server.output()).toContain(`Orders http://localhost:${server.port}/_local/orders`);
  expect(await (await fetch(`${server.url}/blog`)).text()).toContain('blog.html');
  const order = await fetch(`${server.url}/orders`, { method: 'POST' });
  expect([order.status, await order.text()]).toEqual([201, 'order 1 of Shop & Sons']);
  const metrics = await metricsOf(server);
  expect(metrics).toContain('site_orders_total{outcome="made"} 1');
  expect(metrics).toContain('site_orders_total{outcome="lost"} 0');
  expect(metrics).toContain('site_requests_total{kind="order",status="201"} 1');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('orders closed');
});

test('without a backend a site has its pages, and operations', async () => {
  const server = await startChildServer({ ...env, TEST_BACKEND: 'none' });
  expect(server.output()).not.toContain('_local');
  expect(await (await fetch(`${server.url}/blog`)).text()).toContain('blog.html');
  expect((await fetch(`${server.url}/rest/v1/rpc/open_windows`, { method: 'POST' })).status).toBe(
    405,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await metricsOf(server)).toContain('site_ready 1');
  expect(await server.stop()).toBe(0);
});
