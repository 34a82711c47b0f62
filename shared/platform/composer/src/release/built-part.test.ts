import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { readBuiltPart } from './built-part';

const part = {
  name: 'mf-other',
  version: '1.0.0',
  declaration: {
    prefixes: ['/other'],
    exposes: { './routes': './src/routes.ts', './Note': './src/Note.ts' },
    consumes: ['mf-blog/LatestArticles'],
    shared: { react: '^19.0.0' },
  },
  entry: 'remoteEntry.js',
  type: 'var',
  container: 'other_h4sh0t0ken',
  chunks: {
    'expose-routes': { js: ['routes.js'], css: [] },
    'expose-Note': { js: ['note.js'], css: ['note.css'] },
  },
};

/** Creates a built folder. @param declared its `part.json` @param without files that it lacks */
function folder(declared: unknown, ...without: string[]): string {
  const dir = temporaryDir('built');
  const files = ['remoteEntry.js', 'routes.js', 'note.js', 'note.css'].map((f) => `browser/${f}`);
  for (const file of ['server/index.cjs', ...files].filter((f) => !without.includes(f))) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), '');
  }
  writeFileSync(
    join(dir, 'part.json'),
    typeof declared === 'string' ? declared : JSON.stringify(declared),
  );
  return dir;
}

const { container: _, ...nameless } = part;

test.each<[string, unknown]>([
  ['a script', part],
  ['a module, which needs no global', { ...nameless, type: 'module' }],
])('takes a part whose entry is %s', async (_name, declared) => {
  expect(await readBuiltPart(folder(declared))).toEqual({
    ...(declared as object),
    revision: 'unknown',
  });
});

test.each<[string, unknown, RegExp]>([
  ['is no JSON', '{', /part\.json: is no part that can be released\n {2}.*JSON/],
  ['has no name', { ...part, name: undefined }, /name: .*Expected "name"/],
  ['takes the shell’s name', { ...part, name: 'shell' }, /name: must not be the shell/],
  ['has a version with a hash', { ...part, version: '1.0.0-abc' }, /version: must be three/],
  ['has another type', { ...part, type: 'system' }, /type: .*"var" \| "module"/],
  ['has one name for all versions', { ...part, container: 'other' }, /container: .*h4sh0t0ken/],
  ['has a module’s global', { ...part, type: 'module' }, /container: .*never/],
  ['has an unknown field', { ...part, records: [] }, /records: .*never/],
  [
    'exposes no routes',
    { ...part, declaration: { ...part.declaration, exposes: {} } },
    /declaration\.exposes: must hold \.\/routes/,
  ],
  [
    'owns half a segment',
    { ...part, declaration: { ...part.declaration, prefixes: ['/other/'] } },
    /declaration\.prefixes\.0: must be a path of whole segments/,
  ],
  [
    'accepts no range',
    { ...part, declaration: { ...part.declaration, shared: { react: 'newest' } } },
    /declaration\.shared\.react: must be a range/,
  ],
  [
    'starts for every stored key',
    { ...part, declaration: { ...part.declaration, startsWhenStored: { '': './Note' } } },
    /declaration\.startsWhenStored\.?: must be names that end in dots/,
  ],
  [
    'lacks a chunk of what it exposes',
    { ...part, chunks: { 'expose-routes': part.chunks['expose-routes'] } },
    /chunks\.expose-Note: is missing/,
  ],
])(
  'a part that %s is refused with the field and the expected value',
  async (_name, declared, sentence) => {
    await expect(readBuiltPart(folder(declared))).rejects.toThrow(sentence);
  },
);

test('all missing files are reported at once', async () => {
  const dir = folder(part, 'server/index.cjs', 'browser/remoteEntry.js', 'browser/note.css');
  await expect(readBuiltPart(dir)).rejects.toThrow(
    /server\/index\.cjs: there is no such file.*\n.*entry: names browser\/remoteEntry\.js.*\n.*chunks\.expose-Note: names browser\/note\.css/,
  );
  const token = folder(part);
  writeFileSync(join(token, 'browser/chunk-h4sh0t0ken.js'), '');
  await expect(readBuiltPart(token)).rejects.toThrow('browser/chunk-h4sh0t0ken.js: must not hold');
});
