import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
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

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Splits a file into its front matter, checked, and its body.
 * @throws ContentError naming line, field and reason of everything that is wrong
 */
export function parseFrontMatter<S extends Schema>(
  { file, text }: Source,
  schema: S,
): Parsed<v.InferOutput<S>> {
  const fault = (line: number, reason: string) => new ContentError([{ file, line, reason }]);
  const found = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!found) throw fault(1, 'must begin with front matter between two lines of ---');
  const [head, yaml = ''] = found;

  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // The front matter begins on the second line of the file.
  const lineAt = (offset: number | undefined) => counter.linePos(offset ?? 0).line + 1;
  const [error] = document.errors;
  if (error) throw fault(lineAt(error.pos[0]), `front matter: ${error.message.split('\n')[0]}`);

  const lineOf = (field: string, ...rest: unknown[]) => {
    const node = document.getIn([field, ...rest], true) ?? document.get(field, true);
    return lineAt(isNode(node) ? node.range?.[0] : undefined);
  };
  const result = v.safeParse(schema, document.toJS());
  if (!result.success) {
    throw new ContentError(
      result.issues.map((issue) => {
        const path = issue.path?.map(({ key }) => key) ?? [];
        const [field, ...rest] = path;
        return {
          file,
          line: typeof field === 'string' ? lineOf(field, ...rest) : 2,
          reason: `${v.getDotPath(issue) ?? 'front matter'}: ${reasonOf(issue)}`,
        };
      }),
    );
  }
  return {
    file,
    fields: result.output,
    body: text.slice(head.length),
    bodyOffset: head.split('\n').length - 1,
    lineOf,
  };
}

/** Rewords valibot's messages, which speak of types for a missing or unknown key. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is no field of this kind of file';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}
