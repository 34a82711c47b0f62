import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const call = /\.block\(\s*'((?:[^'\\]|\\.)*)'/g;

/** The texts by which the steps of `try:operate` ask for blocks of the document. */
export async function askedFor(): Promise<string[]> {
  const texts = new Set<string>();
  for (const file of await readdir(import.meta.dirname)) {
    if (!file.endsWith('.ts')) continue;
    const source = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const [, text = ''] of source.matchAll(call)) texts.add(text.replaceAll('\\n', '\n'));
  }
  return [...texts];
}
