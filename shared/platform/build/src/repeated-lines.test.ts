import { remoteNames } from './parts';
import { repeatedLines } from './testing/repeated-lines';
import { filesOf, isForTests, textOf } from './testing/workspaces';

/** More equal lines than this are a copy: what two remotes need belongs into a shared package. */
const limit = 3;

test('no remote has a copy of another one’s lines', () => {
  const sourcesOf = (folder: string) =>
    filesOf(`${folder}/src`).filter((file) => /\.tsx?$/.test(file) && !isForTests(file));
  const sources = remoteNames.flatMap((owner) =>
    sourcesOf(owner).map((file) => ({ owner, file, text: textOf(file) })),
  );
  expect(sources.length).toBeGreaterThan(200);
  const template = sourcesOf('shared/platform/part-template').map(textOf);
  expect(repeatedLines(sources, limit + 1, template)).toEqual([]);
});

test('lines of the template are no copy, as two new parts begin with them', () => {
  const parts = [source('mf-a', planted), source('mf-b', `${planted}\n`)];
  expect(repeatedLines(parts, 4)).toHaveLength(1);
  expect(repeatedLines(parts, 4, [planted])).toEqual([]);
});

const planted = `import { a } from 'a';

function keys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
`;
const source = (owner: string, text: string) => ({ owner, file: `${owner}/${text.length}`, text });

test('a copy is found once, also with other spaces and blank lines in it', () => {
  const moved = `import {\n  b,\n} from 'b';\nconst b = 1;\n${planted.replace(/^ +/gm, '\n')}`;
  const [first, copy] = [source('mf-a', planted), source('mf-b', moved)];
  expect(repeatedLines([first, copy], 4)).toEqual([
    `${first.file} = ${copy.file}: function keys() {`,
  ]);
  expect(repeatedLines([first, copy], 6)).toEqual([]);
});

test('imports, brackets and closing tags are no copy, nor is a part that repeats itself', () => {
  const frame = `import a from 'a';\nimport b from 'b';\n  );\n}\n</li>\n</ul>\n{\n}`;
  expect(repeatedLines([source('mf-a', frame), source('mf-b', frame)], 2)).toEqual([]);
  expect(repeatedLines([source('mf-a', planted), source('mf-a', `${planted}\n`)], 4)).toEqual([]);
});
