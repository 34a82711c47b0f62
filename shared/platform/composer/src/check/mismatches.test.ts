import { mismatches } from './mismatches';

const compare = (offered: string, wanted: string): string =>
  mismatches([
    { offered: `export type Module = ${offered};`, wanted: `export type Module = ${wanted};` },
  ])[0] ?? '';

test.each([
  ['more than is expected', '{ a: string; b: number }', '{ a: string }'],
  ['an additional optional argument', '(a0: string, a1?: number) => 1', '(a0: string) => number'],
  ['a component without properties', '() => External<"Element">', '(a0: object) => unknown'],
  ['a narrower answer', '() => "8-10 AM"', '() => "8-10 AM" | "10-12"'],
])('%s fits', (_, offered, wanted) => expect(compare(offered, wanted)).toBe(''));

test.each([
  ['less', '{ a: string }', '{ a: string; b: number }', "Property 'b' is missing"],
  ['a wider answer', '() => string', '() => "8-10 AM"', "'string' is not assignable"],
  ['one more argument', '(a0: string, a1: number) => 1', '(a0: string) => number', 'too few'],
  ['another package type', 'External<"A">', 'External<"B">', '"A"'],
])('%s does not', (_, offered, wanted, words) => expect(compare(offered, wanted)).toContain(words));

test('recursive types are compared', () => {
  const tree = (value: string) =>
    `type Tree = { value: ${value}; children: Tree[] };\nexport type Module = Tree;`;
  const pair = (a: string, b: string) => ({ offered: tree(a), wanted: tree(b) });
  expect(mismatches([pair('string', 'string'), pair('string', 'number')])).toEqual([
    '',
    expect.stringContaining("'string' is not assignable to type 'number'"),
  ]);
});

test('types that a release did not record are not compared', () =>
  expect(mismatches([{ offered: '', wanted: 'export type Module = 1;' }])).toEqual(['']));
