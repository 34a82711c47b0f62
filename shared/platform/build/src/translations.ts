import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from '@site/data-types/contract';
import { findParts } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import { parse } from 'yaml';
import { pairsIn, sentencesOf, translationOf } from './translated-content';

/** A text whose translation is missing or was made from an older text. */
export interface Untranslated {
  part: string;
  /** Below the root of the sources. */
  file: string;
  state: 'missing' | 'stale' | 'unused';
  /** The field and its text; for Markdown nothing. */
  text: string;
  words: number;
}

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Names the English text that a translation was made from, in its `from`. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const filesIn = (dir: string, pattern: RegExp): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !/(?:^|\/)(?:dist|node_modules|messages)\//.test(name))
    .map((name) => join(dir, name))
    .sort();

type Found = Omit<Untranslated, 'part' | 'file'>;

/** Fields whose values are names of documents, or codes with words elsewhere. */
const keptFields = ['sources', 'popularity'];

function inYaml(file: string, translation: string): Found[] {
  const pairs = pairsIn(translation);
  const content: unknown = parse(readFileSync(file, 'utf8'));
  const sentences = sentencesOf(content);
  const all = JSON.stringify(content);
  const missing = new Map(
    sentences
      .filter(({ path, text }) => !pairs.has(text) && !path.some((key) => keptFields.includes(key)))
      .map(({ path, text }) => [text, `${path.join('.')}: ${text}`]),
  );
  const unused = [...pairs.keys()].filter(
    (text) => !all.includes(JSON.stringify(text).slice(1, -1)),
  );
  return [
    ...[...missing].map(([text, line]): Found => ({
      state: 'missing',
      text: line,
      words: countWords(text),
    })),
    ...unused.map((text): Found => ({ state: 'unused', text, words: 0 })),
  ];
}

function inMarkdown(file: string, translation: string): Found[] {
  const text = readFileSync(file, 'utf8');
  const words = countWords(text);
  // A draft is not published in any language.
  if (/^status: draft$/m.test(text)) return [];
  if (!existsSync(translation)) return [{ state: 'missing', text: '', words }];
  const [, from = ''] = /^from: '?(\w+)'?$/m.exec(readFileSync(translation, 'utf8')) ?? [];
  return from === hashOf(text) ? [] : [{ state: 'stale', text: `from: ${hashOf(text)}`, words }];
}

/**
 * Texts that parts with a language, or one of them, lack in it. A YAML file without pairs has no words for
 * people, so it is not listed. Messages are compared by every build.
 */
export const untranslated = (language: Language, part?: string): Untranslated[] =>
  findParts()
    .filter(({ name, site }) => site.languages?.includes(language) && (!part || name === part))
    .flatMap(({ name, dir }) =>
      filesIn(dir, /(?:^|\/)[^./]+\.(?:yaml|md)$/).flatMap((file) => {
        const translation = translationOf(file, language);
        const isContent = relative(dir, file).startsWith('content/');
        const found = file.endsWith('.md')
          ? isContent
            ? inMarkdown(file, translation)
            : []
          : existsSync(translation)
            ? inYaml(file, translation)
            : [];
        return found.map((each) => ({ part: name, file: relative(root, file), ...each }));
      }),
    );

/** Files with missing or stale texts, each once: `mf-blog/content/x.md: stale, 900 words`. */
export function byFile(texts: Untranslated[]): string[] {
  const words = new Map<string, number>();
  for (const { file, state, words: more } of texts) {
    const name = `${file}: ${state}`;
    if (state !== 'unused') words.set(name, (words.get(name) ?? 0) + more);
  }
  return [...words].map(([name, count]) => `${name}, ${count} words`);
}
