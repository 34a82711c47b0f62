import { join } from 'node:path';
import { testContract } from '@site/federation/contract-testing';
import { staffPath, staffVisitPath } from '@site/data-types/staff-pages';
import { preparePage } from '@site/federation/testing';
import type { RouteHandle } from '@site/federation';
import { site } from '../package.json';
import { routes } from './routes';
import server from './server';

testContract({ dir: join(import.meta.dirname, '..'), server, exposed: {} });

test('the pages that mails open are those of this part', () => {
  const own = routes.map(({ path }) => path);
  expect(own).toContain(staffPath);
  expect(own).toContain(staffVisitPath('').split('?')[0]);
});

test('the part is private: no page is indexed, and each has a frame of its own', async () => {
  preparePage();
  expect(site.private).toBe(true);
  for (const { path, lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error(`${path} is not loaded late`);
    const { handle } = (await lazy()) as { handle: RouteHandle };
    expect(handle.frame).toBe('own');
    expect(handle.meta({ params: {}, pathname: path ?? '' }).robots).toBe('noindex');
  }
});
