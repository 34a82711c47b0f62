import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { safeParse } from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

/** An error in a source file, worded so that its author can correct it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a YAML file and checks it against a schema.
 * @throws ContentError with file, line, field and reason of everything that is wrong with it
 */
export function readYaml<Schema extends GenericSchema>(
  file: string,
  schema: Schema,
): InferOutput<Schema> {
  const name = basename(file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map(({ message }) => `${name}: ${message}`).join('\n'));
  }
  const result = safeParse(schema, document.toJS());
  if (result.success) return result.output;
  throw new ContentError(
    result.issues.map((issue) => complaint(name, issue, document, lines)).join('\n'),
  );
}

function complaint(
  name: string,
  issue: BaseIssue<unknown>,
  document: Document,
  lines: LineCounter,
): string {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  const field = keys.join('.') || 'the whole file';
  return `${name}:${lineOf(keys, document, lines)}: ${field}: ${issue.message}`;
}

/** Line of the field, or of the nearest field around it that exists. */
function lineOf(keys: unknown[], document: Document, lines: LineCounter): number {
  for (let depth = keys.length; depth >= 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true) as { range?: number[] } | undefined;
    const start = node?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}
