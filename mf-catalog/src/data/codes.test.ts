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
    /sources:\n(      .*\n)+?(?=    codes:)/,
    'sources: []\n',
    'must have a source',
  ],
  ['a source without a publisher', /        publisher: .*\n/, '', 'publisher'],
  ['a source without its address', /        address: .*\n/, '', 'address'],
  ['a sentence as a code', 'code: OE', 'code: drain error now', 'must be a code'],
  ['a hazard that may run', /(Too much water[^]*?safeToRun: )'no'/, '$1with-care', 'safeToRun: no'],
  [
    'an issue of another appliance',
    'issue: washing-machine-leaking',
    'issue: dryer-overheating',
    'FE: there is no issue',
  ],
  ['a code twice in another spelling', 'code: IE', 'code: 0E', 'is there twice'],
  [
    'an appliance that it does not make',
    'appliance: washing-machine',
    'appliance: downdraft',
    'no such appliance',
  ],
])('%s stops the build', (_, from, to, message) => {
  const file = join(folder, 'kenmore.yaml');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  expect(() => readCodes(folder, appliances, brands)).toThrow(message);
});

test('a file under another name stops the build', () => {
  cpSync(join(folder, 'kenmore.yaml'), join(folder, 'wolf.yaml'));
  expect(() => readCodes(folder, appliances, brands)).toThrow(
    "wolf.yaml: slug: must be the file's name",
  );
});

test('there are codes of six brands, and no check occurs twice', () => {
  expect(codes.map(({ slug }) => slug)).toEqual([
    'samsung',
    'whirlpool',
    'ge',
    'maytag',
    'kenmore',
    'electrolux',
  ]);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const checks = rows.map(({ check }) => check);
  expect(checks.filter((check, i) => checks.indexOf(check) !== i)).toEqual([]);
});

test('a machine that overheats, overfills, leaks or lacks its limit is stopped', () => {
  const stopped = rows
    .filter(({ safeToRun }) => safeToRun === 'no')
    .map(({ slug, code }) => `${slug} ${code}`);
  expect(stopped).toEqual(
    expect.arrayContaining([
      'samsung LC',
      'samsung HC',
      'whirlpool F3E2',
      'ge 6',
      'ge 13',
      'ge 23',
      'ge F0',
      'ge F2',
      'ge F3',
      'maytag F8E3',
      'kenmore FE',
    ]),
  );
});
