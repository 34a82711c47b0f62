import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTopics } from './read-topics';

test('every topic has an address of its own', () => {
  const slugs = readTopics().map(({ slug }) => slug);
  expect(slugs).not.toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a topic that cannot be shown is refused with file, line and reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topics-'));
  const file = join(folder, 'topics.yaml');
  writeFileSync(file, '- slug: Not an address\n  title: A\n  summary: B\n  text: ""\n');
  expect(() => readTopics(file)).toThrow(
    'topics.yaml:1: 0.slug: must be lower-case words and hyphens\ntopics.yaml:4: 0.text: is empty',
  );
  rmSync(folder, { recursive: true });
});
