/** A source with its owner: the lines of one owner may repeat. */
export interface OwnedSource {
  owner: string;
  file: string;
  text: string;
}

/** Without imports, blank lines and lines of brackets or a closing tag, which are no sign of a copy. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/^import\b[^;]*;/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line.replace(/<\/[\w.]+>/g, '')));

/**
 * Blocks of `size` equal lines in sources of two owners, as `a.ts = b.ts: first line`.
 * @param template sources that every owner begins with; their lines are no copy
 */
export function repeatedLines(
  sources: OwnedSource[],
  size: number,
  template: string[] = [],
): string[] {
  const blocksOf = (text: string): string[] => {
    const lines = wordsOf(text);
    return lines.slice(size - 1).map((_, start) => lines.slice(start, start + size).join('\n'));
  };
  const allowed = new Set(template.flatMap(blocksOf));
  const seen = new Map<string, OwnedSource>();
  const found = new Map<string, string>();
  for (const source of sources) {
    for (const block of blocksOf(source.text)) {
      if (allowed.has(block)) continue;
      const first = seen.get(block);
      if (!first) seen.set(block, source);
      else if (first.owner !== source.owner) {
        const files = `${first.file} = ${source.file}`;
        // A longer copy is one finding.
        if (!found.has(files)) found.set(files, `${files}: ${block.split('\n')[0]}`);
      }
    }
  }
  return [...found.values()];
}
