import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { Renderer } from './renderer';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';
import type { SetInput } from './write-set';

/** A site whose part `mf-shop` has this server bundle. */
function siteWith(bundle: string): SetInput {
  const input = tinySite();
  writeFileSync(join(process.env.SITE_DIR ?? '', 'releases/mf-shop/1/server/index.cjs'), bundle);
  return input;
}

const shop = (paths: string, files = '{}', notFound = '{}') => `
exports.default = { routes: [], modules: {}, notFound: ${notFound}, paths: () => ${paths},
  files: () => (${files}) };`;

const open: Renderer[] = [];
async function rendererOf({ releases, company }: SetInput, timeoutMs?: number): Promise<Renderer> {
  const renderer = await Renderer.open(releases, company, timeoutMs);
  open.push(renderer);
  return renderer;
}
afterEach(() => {
  for (const renderer of open.splice(0)) renderer.close();
});

const compose = (bundle: string) => writeSet(temporaryDir('set'), siteWith(bundle));

test('code of a release reaches no secret of the process that composes', async () => {
  const folder = temporaryDir('secrets');
  const secret = join(folder, 'token');
  writeFileSync(secret, 'mf-blog.token');
  process.env.SITE_TOKEN = 'mf-blog.token';
  process.env.SITE_DATABASE_URL = 'postgres://team:password@127.0.0.1/site';
  const attacks = {
    environment: 'JSON.stringify(process.env)',
    'environment of the parent': "fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')",
    'memory of the parent': "fs.openSync('/proc/' + process.ppid + '/mem')",
    file: `fs.readFileSync(${JSON.stringify(secret)}, 'utf8')`,
    link: `fs.symlinkSync(${JSON.stringify(secret)}, ${JSON.stringify(join(folder, 'link'))})`,
    write: `fs.writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')`,
    database: `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(join(folder, 'db'))})`,
    program: "require('child_process').execFileSync('/usr/bin/env').toString()",
    thread: "new (require('worker_threads').Worker)('1', { eval: true })",
    debugger: "require('inspector').open(0)",
    'debugger of the parent': 'process._debugProcess(process.ppid)',
    signal: "process.kill(process.ppid, 'SIGUSR1')",
    binding: "process.binding('process_methods')",
  };
  const bundle = `
const fs = require('fs');
const found = {};
const tried = { ${Object.entries(attacks)
    .map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`)
    .join(',\n')} };
for (const [name, attack] of Object.entries(tried)) {
  try { found[name] = 'reached: ' + attack(); }
  catch (error) { found[name] = error.code ?? error.name; }
}
${shop("['/shop']", '{ found: JSON.stringify(found) }')}`;
  try {
    const { parts } = await rendererOf(siteWith(bundle));
    const { environment, ...found } = JSON.parse(parts.get('mf-shop')?.files.found ?? '{}');
    expect(Object.keys(found)).toHaveLength(Object.keys(attacks).length - 1);
    for (const [name, result] of Object.entries(found))
      expect(`${name}: ${String(result)}`).toMatch(
        // Functions that reach other processes are missing, so they cannot be called.
        /: (ERR_ACCESS_DENIED|ERR_UNKNOWN_BUILTIN_MODULE|Fault)$|^(signal|debugger of the parent): TypeError$/,
      );
    expect(Object.keys(JSON.parse(environment.replace('reached: ', '')))).toEqual(
      expect.not.arrayContaining(['SITE_TOKEN', 'SITE_DATABASE_URL', 'PATH', 'HOME']),
    );
    expect(environment).not.toContain('token');
    expect(environment).not.toContain('password');
  } finally {
    delete process.env.SITE_TOKEN;
    delete process.env.SITE_DATABASE_URL;
  }
});

test.each([
  ["['/shop/../../../outside']", '{}', '{}'],
  ["['/shop//x']", '{}', '{}'],
  ["['/shop']", "{ '../../outside.txt': 'x' }", '{}'],
  ["['/shop']", "{ '..\\\\outside.txt': 'x' }", '{}'],
  ["['/shop']", '{}', "{ '/shop/*': '/../set' }"],
])('a name that leads out of the set is refused: %s %s %s', async (paths, files, notFound) => {
  await expect(compose(shop(paths, files, notFound))).rejects.toThrow('leads out of its folder');
});

test('a picture whose name leads out of the set is refused', async () => {
  const input = tinySite();
  const file = join(process.env.SITE_DIR ?? '', 'releases/shell/1/server/index.cjs');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('https://bay.example/share/page.png', 'data:x/../../outside.png');
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  await expect(writeSet(temporaryDir('set'), input)).rejects.toThrow('leads out of its folder');
});

test('an answer of another form is refused, and a message of a bundle is none', async () => {
  await expect(compose(shop('[3]'))).rejects.toThrow('what the parts publish: mf-shop.paths.0');
  const sends = `for (const sent of [null, 1, { id: 'x', value: 1 }, { id: 999 }]) process.send(sent);`;
  const renderer = await rendererOf(siteWith(sends + shop("['/shop']")));
  expect(renderer.parts.get('mf-shop')?.paths).toEqual(['/shop']);
});

test('a bundle that throws, ends the process or never answers fails the set with the reason', async () => {
  await expect(compose(shop("{ throw new Error('broken') }"))).rejects.toThrow(
    'mf-shop: its list of pages cannot be read (broken)',
  );
  await expect(compose(`process.exit(3)`)).rejects.toThrow(
    'the process that renders the pages ended (3)',
  );
  await expect(rendererOf(siteWith(shop('new Promise(() => {})')), 3000)).rejects.toThrow(
    'no answer within 3 s',
  );
});
