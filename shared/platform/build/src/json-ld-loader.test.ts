import emptyJsonLd from './json-ld-loader';

test('a browser gets functions without structured data', () => {
  const source = `import { url } from './url';
const context = 'https://schema.org';
/** As swc prints a comment. */ export const page = ({ name }) => ({ '@context': context, name });
export function service(place) {
  return { '@context': context, url: url(place) };
}
`;
  expect(emptyJsonLd(source)).toBe(
    'export const page = () => [];\nexport const service = () => [];\n',
  );
});

test.each([
  'export const radius = 5000;\n',
  'export const page = () => 1;\nexport default page;\n',
  'const a = 1;\n',
])('what is no function is refused: %j', (source) => {
  expect(() => emptyJsonLd(source)).toThrow('exports functions only');
});
