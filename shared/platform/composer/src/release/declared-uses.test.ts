import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { checkUses } from './declared-uses';

const dir = temporaryDir('uses');

/** The message for a booking part with these declared modules and this source. */
function messageFor(consumes: string[], text: string): string {
  const file = join(dir, 'x.tsx');
  writeFileSync(file, text);
  try {
    checkUses('mf-booking', consumes, [file], (path) => `src/${basename(path)}`);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const undeclared = (id: string) =>
  `mf-booking uses ${id} in src/x.tsx but does not declare it in site.consumes of its package.json`;

test.each([
  ['a call', "await loadModule('mf-blog/news', null);", 'mf-blog/news'],
  ['a fragment', '<Fragment name="mf-catalog/BrandWall" />;', 'mf-catalog/BrandWall'],
  [
    'a name of its own',
    "const id = 'mf-catalog/Search'; getLoader().load(id);",
    'mf-catalog/Search',
  ],
  ['a template', 'loadModule(`mf-blog/news`, null);', 'mf-blog/news'],
])('a module that %s uses must be declared', (_, text, id) => {
  expect(messageFor([], text)).toBe(undeclared(id));
  expect(messageFor([id], text)).toBe('');
});

test('what is declared must be used', () =>
  expect(messageFor(['mf-blog/news'], '')).toBe(
    'mf-booking declares mf-blog/news in site.consumes of its package.json but uses it nowhere',
  ));

test('both are reported at once', () =>
  expect(
    messageFor(['mf-blog/news'], "loadModule('mf-blog/olds', null);").split('\n'),
  ).toHaveLength(2));

test.each([
  ['its own module', "report('mf-booking/windows', error);"],
  ['a type', "type News = FederatedModules['mf-blog/news'];"],
  ['a comment', "// loadModule('mf-blog/news')"],
  ['an address', "fetch('/releases/mf-blog/news');"],
  ['a sentence', "throw new Error('mf-blog/news is gone');"],
])('%s is not a use', (_, text) => expect(messageFor([], text)).toBe(''));
