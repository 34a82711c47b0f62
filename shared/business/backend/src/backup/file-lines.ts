import { createReadStream } from 'node:fs';

/**
 * Lines of a file. Not `node:readline`, which also ends a line at characters that JSON may contain as
 * they are (U+2028).
 */
export async function* fileLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
