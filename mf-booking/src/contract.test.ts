import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartDeclaration } from '@site/data-types/contract';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';
import server from './server';

const root = join(import.meta.dirname, '..');
const { site } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  site: PartDeclaration;
};

test('every path that is prerendered has a route of its own below the part’s prefixes', () => {
  expect(server.paths()).toEqual(site.prefixes);
  for (const path of server.paths()) {
    expect(matchRoutes(routes, path)?.map(({ route }) => route.path)).toEqual([path]);
  }
});

test('the exposed modules hold what other parts call', async () => {
  const exposed = await Promise.all(
    Object.entries(site.exposes).map(async ([name, file]) => [
      name,
      Object.keys((await import(join(root, file))) as object),
    ]),
  );
  expect(Object.fromEntries(exposed)).toEqual({
    './routes': ['routes'],
    './outbox': expect.arrayContaining(['start']),
    './windows': ['earliestWindow'],
  });
});
