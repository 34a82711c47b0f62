import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from './read-catalog';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  cpSync(join(import.meta.dirname, 'appliances'), join(folder, 'appliances'), { recursive: true });
  for (const file of ['brands.yaml', 'sources.yaml']) {
    cpSync(join(import.meta.dirname, file), join(folder, file));
  }
  cpSync(join(import.meta.dirname, 'codes'), join(folder, 'codes'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a mistake into a file. */
function change(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

const dryer = 'appliances/dryer.yaml';

test.each([
  ['a missing field', dryer, /^    partLabel: .*\n/m, '', 'issues.0.partLabel: '],
  ['an unknown field', dryer, 'slug: dryer\n', 'slug: dryer\nprice: 3\n', 'price: '],
  ['a wrong word', dryer, /answer: \w+/, 'answer: maybe', 'issues.0.safeToRun.answer: '],
  ['a price', dryer, 'description: ', 'description: From $162. ', 'must not name a price'],
  ['five symptoms', dryer, /(symptoms:\n)\s+- .*\n/, '$1', 'symptoms: must have 6 entries, has 5'],
  [
    'an empty text',
    dryer,
    /^description: .*(\n  .*)*/m,
    "description: ''",
    'description: must not be',
  ],
  ['an unknown danger', dryer, 'hazards: [fire]', 'hazards: [flood]', 'issues.1.hazards.0: '],
  [
    'a danger without a stop',
    dryer,
    'answer: no',
    'answer: yes',
    'issues.0: safeToRun.answer must be',
  ],
  [
    'a danger without advice',
    dryer,
    'hazards: [gas, ',
    'hazards: [',
    'issues.0: hazards must name gas',
  ],
  ['a check that asks nothing', dryer, 'fully on?', 'fully on.', 'check: must be a question'],
  [
    'a step too long for a phone',
    dryer,
    'Clean the lint screen, and free the flap outside of lint and nests.',
    'Clean. '.repeat(20),
    'at most 130',
  ],
  ['no source', dryer, /references: \[.*\]/, 'references: []', 'references: must name a source'],
  ['a time without unit', dryer, /timeRequired: .*/, 'timeRequired: 20', 'timeRequired: '],
  ['a step out of order', dryer, 'step: 2', 'step: 3', 'repairSteps: must be steps 1 to 4'],
  ['an unknown appliance', 'brands.yaml', '- washing-machine', '- toaster', '0.appliances.0: '],
  ['a year in words', 'brands.yaml', "founded: '1969'", 'founded: long ago', '0.founded: '],
])('%s stops the build with file, line, field and reason', (_, file, from, to, message) => {
  change(file, from, to);
  const name = file.split('/').at(-1) ?? '';
  expect(() => readCatalog(folder)).toThrow(message);
  expect(() => readCatalog(folder)).toThrow(new RegExp(`^${name}:\\d+: `));
});

test.each([
  ['another slug', dryer, /slug: dryer-not-heating/, 'slug: dryer-cold', 'dr-1: slug: must be'],
  ['an id twice', dryer, 'id: dr-2', 'id: dr-1', 'dryer.yaml: id "dr-1" is already used'],
  [
    'an address twice',
    dryer,
    '  - id: dr-1',
    "  - legacySlug: '5'\n    id: dr-1",
    'address "/issues/5" is already used',
  ],
  [
    'an unknown source',
    dryer,
    'references: [cpsc-dryer-fires',
    'references: [hearsay',
    'dryer.yaml: dr-1: references: "hearsay" is not in sources.yaml',
  ],
  [
    'a source without a reader',
    'sources.yaml',
    'id: fuel-gas-code',
    'id: fuel-gas-cod',
    '"fuel-gas-cod" is used by no',
  ],
  ['a title twice', 'brands.yaml', 'LG Appliance Repair', 'Samsung Appliance Repair', 'title "'],
])('%s stops the build', (_, file, from, to, message) => {
  change(file, from, to);
  expect(() => readCatalog(folder)).toThrow(message);
});

test('an appliance without a file stops the build', () => {
  rmSync(join(folder, dryer));
  expect(() => readCatalog(folder)).toThrow('appliances/dryer.yaml: is missing');
});

test('a file under another name stops the build', () => {
  cpSync(join(folder, dryer), join(folder, 'appliances/tumbler.yaml'));
  rmSync(join(folder, dryer));
  expect(() => readCatalog(folder)).toThrow("tumbler.yaml: slug: must be the file's name");
});

test('YAML that cannot be read stops the build with its line', () => {
  change(dryer, 'slug: dryer', 'slug: [dryer');
  expect(() => readCatalog(folder)).toThrow(/^dryer\.yaml:\d+: the whole file: /);
});
