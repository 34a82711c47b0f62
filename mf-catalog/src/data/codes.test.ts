import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from './read-catalog';
import { readCodes } from './read-codes';

const { appliances, brands, codes } = readCatalog();
const rows = codes.flatMap(({ slug, tables }) =>
  tables.flatMap((table) => table.codes.map((row) => ({ ...row, slug, table }))),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codes-'));
  cpSync(join(import.meta.dirname, 'codes'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'a table without a source',
    /sources:\n(      .*\n)+?(?=    compared:)/,
    'sources: []\n',
    'source',
  ],
  ['a source without a publisher', /        publisher: .*\n/, '', 'publisher'],
  ['a code that was seen nowhere', /        seenIn: lists\n/, '', 'must say of each code where'],
  [
    'a comparison without its document',
    /    compared:\n(      .*\n)+?(?=    codes:)/,
    '',
    'names no document',
  ],
  ['a sentence as a code', 'code: OE', 'code: drain error now', 'must be a code'],
  ['a hazard that may run', /(overfilled[^]*?safeToRun: )'no'/, '$1with-care', 'safeToRun: no'],
  [
    'an issue of another appliance',
    'issue: washing-machine-leaking',
    'issue: dryer-overheating',
    'FE: there is no issue',
  ],
  ['a code twice in another spelling', 'code: IE', 'code: 0E', 'is there twice'],
  [
    'an appliance that it does not make',
    'appliance: dryer',
    'appliance: trash-compactor',
    'no such appliance',
  ],
])('%s stops the build', (_, from, to, message) => {
  const file = join(folder, 'lg.yaml');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  expect(() => readCodes(folder, appliances, brands)).toThrow(message);
});

test('a file under another name stops the build', () => {
  cpSync(join(folder, 'lg.yaml'), join(folder, 'wolf.yaml'));
  expect(() => readCodes(folder, appliances, brands)).toThrow(
    "wolf.yaml: slug: must be the file's name",
  );
});

test('there are codes of ten brands, and no check occurs twice', () => {
  expect(codes.map(({ slug }) => slug)).toEqual(
    brands.map(({ slug }) => slug).filter((slug) => !['kitchenaid', 'wolf'].includes(slug)),
  );
  expect(rows.length).toBeGreaterThanOrEqual(100);
  const checks = rows.map(({ check }) => check);
  expect(checks.filter((check, i) => checks.indexOf(check) !== i)).toEqual([]);
});

test('whatever overheats, overfills, leaks or lacks its limit is stopped', () => {
  const stopped = rows
    .filter(({ safeToRun }) => safeToRun === 'no')
    .map(({ slug, code }) => `${slug} ${code}`);
  expect(stopped).toEqual(
    expect.arrayContaining([
      'lg d95',
      'lg d90',
      'lg d80',
      'lg FE',
      'samsung LC',
      'samsung HC',
      'frigidaire F10',
      'whirlpool F3E2',
      'bosch E15',
      'ge 23',
    ]),
  );
});
