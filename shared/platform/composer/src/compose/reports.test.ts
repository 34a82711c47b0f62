import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { renderedPageSchema } from '@site/contract/page';
import { parse } from '@site/contract/parse';
import type { CompanyConfig } from '@site/data-types/company';
import { DocumentWriter } from './document';
import { createRegistry } from './registry';
import { Renderer } from './renderer';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';

/** Where a document reports to, by its file. */
async function reportsOf(changes: Partial<CompanyConfig> = {}) {
  const dir = temporaryDir('set');
  const input = tinySite();
  await writeSet(dir, { ...input, company: { ...input.company, ...changes } });
  return Object.fromEntries(
    ['index', 'blog', 'blog/404', '404'].map((name) => {
      const html = readFileSync(join(dir, 'public', `${name}.html`), 'utf8');
      const [, boot = ''] = /id="boot">([^<]*)</.exec(html) ?? [];
      return [name, (JSON.parse(boot) as { report?: unknown }).report];
    }),
  );
}

test('a document reports the pattern of its address to the hosted project', async () => {
  const url = 'https://data.example/functions/v1/report';
  expect(await reportsOf()).toEqual({
    index: [url, '/', 1],
    blog: [url, '/blog', 1],
    'blog/404': [url, '/blog/*', 1],
    '404': [url, '*', 1],
  });
});

test('or to the site itself, for a share of the visits', async () => {
  const services = { supabaseUrl: '', emailOrigin: '' } as CompanyConfig['services'];
  expect((await reportsOf({ services, reports: 0.1 })).index).toEqual([
    '/functions/v1/report',
    '/',
    0.1,
  ]);
});

test.each([
  ['the company wants none', { reports: false }],
  ['there is no database', { services: { database: 'none' } as CompanyConfig['services'] }],
])('no document reports when %s', async (_, changes) => {
  expect(Object.values(await reportsOf(changes))).toEqual(Array(4).fill(undefined));
});

test('no document of a development server reports', async () => {
  const { releases, company } = tinySite();
  const registry = createRegistry(releases, new Map());
  const renderer = await Renderer.open(releases, company);
  const rendered = await renderer.render('/blog').finally(() => renderer.close());
  const page = parse(renderedPageSchema, rendered, 'the page');
  const development = [false, true].map(async (reload) => {
    const writer = await DocumentWriter.create(releases, [], company, 'a', registry, reload);
    return /id="boot">[^<]*"report"/.test(await writer.write(page, 'mf-blog'));
  });
  expect(await Promise.all(development)).toEqual([true, false]);
});
