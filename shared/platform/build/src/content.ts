import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { CachedResults } from './cached-results';
import { pairsIn, translated, translationOf } from './translated-content';

export { readMarkdown } from './translated-content';

type Schema = v.GenericSchema<unknown, unknown>;

/** Something that is wrong with a content file. */
export interface YamlProblem {
  /** Counted from 1. */
  line: number;
  /** With the field: `issues.0.title: is missing`. */
  reason: string;
}

export interface CheckedYaml<Fields> {
  fields: Fields;
  /** Line of a field, or of the nearest field around it that exists. */
  lineOf: (...path: unknown[]) => number;
}

export interface YamlOptions {
  /** Lines of the file above the YAML. */
  linesAbove?: number;
  /** Name of the whole YAML in a problem: `front matter`. */
  whole?: string;
}

/** Content that cannot be used. An author can correct it by its problems. */
export class YamlError extends Error {
  override name = 'YamlError';

  /** @param file for the message; nothing if the caller adds it */
  constructor(
    readonly problems: YamlProblem[],
    file?: string,
  ) {
    const place = file === undefined ? '' : `${file}:`;
    super(problems.map(({ line, reason }) => `${place}${line}: ${reason}`).join('\n'));
  }
}

/** Values of long texts. Without them, parsing takes a third of the time of the catalog's tests. */
const values = new CachedResults([import.meta.filename], ['yaml']);
const longText = 2000;

/** @returns undefined if it was not cached */
function cachedValue(yaml: string): unknown {
  const cached = yaml.length < longText ? undefined : values.read(yaml);
  return cached === undefined ? undefined : JSON.parse(cached);
}

function keepValue(yaml: string, value: unknown): void {
  if (yaml.length < longText) return;
  const text = JSON.stringify(value);
  // JSON has no infinite numbers, for example.
  if (isDeepStrictEqual(JSON.parse(text), value)) values.keep(yaml, text);
}

/**
 * Reads content and checks it against a schema. All parts that have content in YAML use it, so every
 * author gets the same messages.
 * @throws YamlError with everything that is wrong
 */
export function readYaml<S extends Schema>(
  yaml: string,
  schema: S,
  { linesAbove = 0, whole = 'the whole file' }: YamlOptions = {},
): CheckedYaml<v.InferOutput<S>> {
  const counter = new LineCounter();
  let document: ReturnType<typeof parseDocument> | undefined;
  const parsed = () => (document ??= parseDocument(yaml, { lineCounter: counter }));
  const lineAt = (offset: number) => counter.linePos(offset).line + linesAbove;
  const lineOf = (...path: unknown[]): number => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = parsed().getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1 + linesAbove;
  };
  const read = (): unknown => {
    const [error] = parsed().errors;
    if (error) {
      const reason = `${whole}: ${error.message.split('\n')[0]}`;
      throw new YamlError([{ line: lineAt(error.pos[0]), reason }]);
    }
    const value: unknown = parsed().toJS();
    keepValue(yaml, value);
    return value;
  };
  const result = v.safeParse(schema, cachedValue(yaml) ?? read());
  if (result.success) return { fields: result.output, lineOf };
  throw new YamlError(
    result.issues.map((issue) => ({
      line: lineOf(...(issue.path ?? []).map(({ key }) => key)),
      reason: `${v.getDotPath(issue) ?? whole}: ${reasonOf(issue)}`,
    })),
  );
}

/**
 * Reads a YAML file and checks it against a schema. In a build of another language its sentences
 * come from the pairs next to it ({@link translated}); all else stays as it is. Its message is for the author of the file, so a
 * part does not word one itself.
 * @param name of the file in messages, if its base name does not tell which one it is
 * @param vital fields without whose translation nothing is built
 * @throws YamlError with file, line, field and reason of everything that is wrong
 */
export function readYamlFile<S extends Schema>(
  file: string,
  schema: S,
  name = basename(file),
  vital: string[] = [],
): v.InferOutput<S> {
  try {
    const { fields } = readYaml(readFileSync(file, 'utf8'), schema);
    const translation = translationOf(file);
    if (!existsSync(translation)) return fields;
    return translated(fields, pairsIn(translation), vital, basename(translation));
  } catch (error) {
    throw error instanceof YamlError ? new YamlError(error.problems, name) : error;
  }
}

/** Names of the YAML files in a folder, without their translations. */
export const yamlFilesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^[^.]+\.yaml$/.test(name));

/** Rewords valibot's messages, which name types for a missing or unknown key. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is no field of this kind of file';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}
