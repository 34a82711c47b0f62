import { join } from 'node:path';
import { readYamlFile } from '@site/build/content';
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

const topicsFile = join(import.meta.dirname, '../../content/topics.yaml');

/**
 * The topics of this part.
 * @throws Error with file, line and reason of everything that is wrong
 */
export const readTopics = (file: string = topicsFile): Topic[] => readYamlFile(file, schema);
