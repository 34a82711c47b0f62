import { join } from 'node:path';
import { CachedResults, lockFile } from '@site/build/cached-results';
import { renderMarkdown } from './markdown';
import type { Rendered } from './markdown';

const sources = ['markdown.ts', 'check-markup.ts', 'decorate.ts', 'sanitize.ts'];
const results = new CachedResults([
  ...sources.map((name) => join(import.meta.dirname, name)),
  lockFile,
]);

/** `renderMarkdown`, or what it returned before for the same text: all articles take seconds. */
export function cachedMarkdown(markdown: string): Rendered {
  const cached = results.read(markdown);
  // Written below by the same sources.
  if (cached !== undefined) return JSON.parse(cached) as Rendered;
  const rendered = renderMarkdown(markdown);
  results.keep(markdown, JSON.stringify(rendered));
  return rendered;
}
