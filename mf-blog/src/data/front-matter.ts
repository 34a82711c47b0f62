import { readYaml, YamlError } from '@site/build/content';
import type { GenericSchema, InferOutput } from 'valibot';
import { ContentError } from './content-error';

/** A content file as it was read. */
export interface Source {
  /** Path below the part, e.g. `content/posts/hard-water.md`. */
  file: string;
  text: string;
}

export interface Parsed<Fields> {
  file: string;
  fields: Fields;
  /** Markdown below the front matter. */
  body: string;
  /** Number of lines above the body. */
  bodyOffset: number;
  /** Line of a field in the file. */
  lineOf: (field: string) => number;
}

type Schema = GenericSchema<unknown, unknown>;

/**
 * Splits a file into its front matter, checked, and its body.
 * @throws ContentError naming line, field and reason of everything that is wrong
 */
export function parseFrontMatter<S extends Schema>(
  { file, text }: Source,
  schema: S,
): Parsed<InferOutput<S>> {
  const fault = (line: number, reason: string) => new ContentError([{ file, line, reason }]);
  const found = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!found) throw fault(1, 'must begin with front matter between two lines of ---');
  const [head, yaml = ''] = found;

  try {
    // The front matter begins on the second line of the file.
    const options = { linesAbove: 1, whole: 'front matter' };
    const { fields, lineOf } = readYaml(yaml, schema, options);
    return {
      file,
      fields,
      body: text.slice(head.length),
      bodyOffset: head.split('\n').length - 1,
      lineOf,
    };
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    throw new ContentError(error.problems.map((problem) => ({ file, ...problem })));
  }
}
