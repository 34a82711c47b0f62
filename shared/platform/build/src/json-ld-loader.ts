/**
 * Structured data is for search engines, which read it from documents. In a browser's bundle every
 * function of a `json-ld.ts` gives an empty list.
 * @param source a compiled module that exports functions only
 * @returns a module with the same names
 * @throws Error if it exports something else, which would be lost
 */
export default function emptyJsonLd(source: string): string {
  const functions = [
    ...source.matchAll(/(?:^|\*\/ )export (?:function|const) (\w+)(?:\(| = \()/gm),
  ];
  if (functions.length !== source.match(/(?:^|\*\/ )export /gm)?.length)
    throw new Error('A module of structured data exports functions only.');
  return functions.map(([, name]) => `export const ${name} = () => [];\n`).join('');
}
