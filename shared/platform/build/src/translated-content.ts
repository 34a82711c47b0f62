import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

/**
 * Content in another language. Markdown: the whole file, `x.es.md` next to `x.md`, with a hash of
 * the English text that it was made from (`from`). YAML: `x.es.yaml` next to `x.yaml` is a list of
 * pairs, each English text of that file with its translation. Structure, ids, numbers and order have
 * one source. A sentence that changes in English has no pair any more, so an outdated translation is
 * never shown.
 */

/** A text and its translation. */
export interface Pair {
  en: string;
  es: string;
}

export type Pairs = ReadonlyMap<string, string>;

const pairsSchema = v.array(
  v.strictObject({ en: v.string(), es: v.pipe(v.string(), v.nonEmpty()) }),
);

/** Language of the build that reads the content. */
export const contentLanguage = (): string => process.env.SITE_LANGUAGE ?? 'en';

/** `x.yaml` → `x.es.yaml` */
export const translationOf = (file: string, language = contentLanguage()): string =>
  file.replace(/\.(yaml|md)$/, `.${language}.$1`);

/** @throws Error naming the file and what a pair must be */
export function pairsIn(file: string): Pairs {
  const result = v.safeParse(pairsSchema, parse(readFileSync(file, 'utf8')));
  if (!result.success)
    throw new Error(`${file}: ${v.getDotPath(result.issues[0]) ?? ''} ${result.issues[0].message}`);
  return new Map(result.output.map(({ en, es }) => [en.trim(), es]));
}

interface Text {
  path: string[];
  text: string;
}

/** Whether a value is meant for people. */
const isSentence = (text: string): boolean => /[a-z]/i.test(text) && /\s/.test(text.trim());

/** Every sentence of content with its place. */
export function sentencesOf(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return isSentence(value) ? [{ path, text: value.trim() }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, [...path, key]));
}

/** Front matter and body of a Markdown file. */
function partsOf(markdown: string): { head: string; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  return { head, body };
}

/**
 * A Markdown file with front matter. In a build of another language its words come from the
 * translation next to it, `x.es.md`: the body, and each field that the translation has.
 */
export function readMarkdown(file: string): string {
  const text = readFileSync(file, 'utf8');
  const translation = translationOf(file);
  if (contentLanguage() === 'en' || !existsSync(translation)) return text;
  const { head, body } = partsOf(readFileSync(translation, 'utf8'));
  const { from: _, ...words } = parse(head) as Record<string, string>;
  const fields = Object.entries(words).reduce(
    (all, [name, value]) =>
      all.replace(
        new RegExp(`^${name}: .*(?:\\n +.*)*$`, 'm'),
        () => `${name}: ${JSON.stringify(value)}`,
      ),
    partsOf(text).head,
  );
  return `---\n${fields}\n---\n${body}`;
}

const replaced = (value: unknown, pairs: Pairs): unknown => {
  if (typeof value === 'string') return pairs.get(value.trim()) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, pairs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaced(each, pairs)]),
  );
};

/**
 * Content with each text that has a pair in the other language.
 * @param vital fields whose sentences must have one, because they keep people safe
 * @param name of the file of pairs, for the error
 * @throws Error naming each sentence of a vital field that has no translation
 */
export function translated<T>(fields: T, pairs: Pairs, vital: string[], name: string): T {
  const missing = sentencesOf(fields).filter(
    ({ path, text }) => path.some((key) => vital.includes(key)) && !pairs.has(text),
  );
  if (missing.length > 0)
    throw new Error(
      missing
        .map(({ path, text }) => `${name}: ${path.join('.')}: "${text}" has no translation`)
        .join('\n'),
    );
  return replaced(fields, pairs) as T;
}
