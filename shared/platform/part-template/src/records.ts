import { readTopics } from './data/read-topics';
import { topicLists, topics } from './lib/records';

/** Everything that the pages show, made from `content/`. */
export async function records(): Promise<Record<string, unknown>> {
  const all = readTopics();
  return {
    [topicLists.path('all')]: all.map(({ slug, title, summary }) => ({ slug, title, summary })),
    ...Object.fromEntries(all.map((topic) => [topics.path(topic.slug), topic])),
  };
}
