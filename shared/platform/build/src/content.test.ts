import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, number, pipe, strictObject, string, minLength } from 'valibot';
import { readYaml, readYamlFile, YamlError } from './content';

const schema = strictObject({
  title: string(),
  steps: array(strictObject({ text: pipe(string(), minLength(3, 'is too short')), at: number() })),
});
const good = ['title: Drain', 'steps:', '  - text: Open it', '    at: 1'];

function problemsOf(lines: string[], options = {}) {
  try {
    readYaml(lines.join('\n'), schema, options);
    return [];
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return error.problems;
  }
}

test('content that fits its schema is returned with the lines of its fields', () => {
  const { fields, lineOf } = readYaml(good.join('\n'), schema, { linesAbove: 1 });
  expect(fields).toEqual({ title: 'Drain', steps: [{ text: 'Open it', at: 1 }] });
  expect([lineOf('title'), lineOf('steps', 0, 'at'), lineOf('nowhere')]).toEqual([2, 5, 2]);
});

test('every problem has its line, field and reason', () => {
  const broken = ['title: Drain', 'mood: calm', 'steps:', '  - text: No', '    at: 1', '  - at: 2'];
  expect(problemsOf(broken)).toEqual([
    { line: 4, reason: 'steps.0.text: is too short' },
    { line: 6, reason: 'steps.1.text: is missing' },
    { line: 2, reason: 'mood: is no field of this kind of file' },
  ]);
  expect(problemsOf(['only words'], { whole: 'front matter', linesAbove: 1 })).toEqual([
    { line: 2, reason: expect.stringMatching(/^front matter: Invalid type/) as string },
  ]);
});

test('text that is no YAML is refused with its line', () => {
  expect(problemsOf(['title: Drain', 'steps: [', ''], { linesAbove: 1 })).toEqual([
    {
      line: expect.any(Number) as number,
      reason: expect.stringMatching(/^the whole file: /) as string,
    },
  ]);
});

test('a file is read with its fields, and refused with its name in each line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
  const file = join(folder, 'drain.yaml');
  writeFileSync(file, good.join('\n'));
  expect(readYamlFile(file, schema)).toEqual({
    title: 'Drain',
    steps: [{ text: 'Open it', at: 1 }],
  });
  writeFileSync(file, 'mood: calm\nsteps: []');
  const both = (name: string) => `${name}:1: title: is missing\n${name}:1: mood: is no field`;
  expect(() => readYamlFile(file, schema)).toThrow(both('drain.yaml'));
  expect(() => readYamlFile(file, schema, 'steps/drain.yaml')).toThrow(both('steps/drain.yaml'));
  expect(() => readYamlFile(join(folder, 'none.yaml'), schema)).toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});

describe('a long text', () => {
  let cache = '';
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'yaml-'));
    process.env.SITE_CACHE = cache;
  });
  afterEach(() => {
    delete process.env.SITE_CACHE;
    rmSync(cache, { recursive: true });
  });
  const step = ['  - text: Open it', '    at: 1'];
  const long = [...good, ...Array.from({ length: 100 }, () => step).flat()];

  test('is parsed once, and its fields and lines stay the same', () => {
    const first = readYaml(long.join('\n'), schema);
    const [cached = ''] = readdirSync(cache);
    const second = readYaml(long.join('\n'), schema);
    expect(second.fields).toEqual(first.fields);
    expect(second.fields.steps).toHaveLength(101);
    expect(second.lineOf('steps', 100, 'at')).toBe(204);
    writeFileSync(join(cache, cached), 'half of it');
    expect(readYaml(long.join('\n'), schema).fields).toEqual(first.fields);
  });

  test('that breaks its schema is refused with the same lines each time', () => {
    const broken = [...long, '  - text: No', '    at: 1'];
    const problems = [{ line: 205, reason: 'steps.101.text: is too short' }];
    expect(problemsOf(broken)).toEqual(problems);
    expect(problemsOf(broken)).toEqual(problems);
  });

  test('is not cached if JSON would change it', () => {
    const infinite = [...long, '  - text: Wait', '    at: .inf'].join('\n');
    const steps = [readYaml(infinite, schema), readYaml(infinite, schema)].map(
      ({ fields }) => fields.steps.at(-1)?.at,
    );
    expect(steps).toEqual([Infinity, Infinity]);
    expect(readdirSync(cache)).toEqual([]);
  });
});
