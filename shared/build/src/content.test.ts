import { array, number, pipe, strictObject, string, minLength } from 'valibot';
import { readYaml, YamlError } from './content';

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
