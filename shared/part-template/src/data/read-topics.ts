import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml, YamlError } from '@site/build/content';
import * as v from 'valibot';
import type { Topic } from './shapes';

const words = v.pipe(v.string(), v.minLength(1, 'is empty'));

const schema = v.array(
  v.strictObject({
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower-case words and hyphens')),
    title: words,
    summary: words,
    text: words,
  }),
);

/**
 * The topics in YAML.
 * @param file for messages
 * @throws Error with file, line and reason of everything that is wrong
 */
export function parseTopics(yaml: string, file: string): Topic[] {
  try {
    return readYaml(yaml, schema).fields;
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    const lines = error.problems.map(({ line, reason }) => `${file}:${line}: ${reason}`);
    throw new Error(lines.join('\n'), { cause: error });
  }
}

const file = 'content/topics.yaml';

/** The topics of this part. @throws Error as {@link parseTopics} */
export const readTopics = (): Topic[] =>
  parseTopics(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file);
