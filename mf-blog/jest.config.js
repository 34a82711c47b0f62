import { preset } from '@site/build/jest';

/** The Markdown pipeline and what it is made of: packages that ship only ES modules. */
const esm = [
  'unified|bail|trough|is-plain-obj|devlop|extend|zwitch|longest-streak|ccount|markdown-table',
  '(?:remark|rehype|micromark|mdast-util|hast-util|unist-util|vfile)[a-z0-9-]*',
  'decode-named-character-reference|character-entities[a-z0-9-]*|stringify-entities|trim-lines',
  'property-information|space-separated-tokens|comma-separated-tokens|html-void-elements',
  'web-namespaces|hastscript|parse5|entities|escape-string-regexp|@ungap/structured-clone',
  'github-slugger|is-absolute-url',
];

export default {
  ...preset(import.meta.dirname, { esm }),
  // A whole page in jsdom is slow if several suites share two cores.
  testTimeout: 30_000,
};
