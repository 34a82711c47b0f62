import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml, YamlError } from '@site/build/content';
import type { GenericSchema, InferOutput } from 'valibot';

/** An error in a source file, worded so that its author can correct it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a YAML file and checks it against a schema.
 * @throws ContentError with file, line, field and reason of everything that is wrong with it
 */
export function readYamlFile<Schema extends GenericSchema>(
  file: string,
  schema: Schema,
): InferOutput<Schema> {
  try {
    return readYaml(readFileSync(file, 'utf8'), schema).fields;
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    const lines = error.problems.map(({ line, reason }) => `${basename(file)}:${line}: ${reason}`);
    throw new ContentError(lines.join('\n'));
  }
}
