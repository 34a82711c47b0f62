import * as v from 'valibot';
import { checkPlaces } from '../lib/build/check-places';
import { areas } from './areas';
import { placeSchema } from './place-schema';
import { readPlaces } from './read-places';

const content = readPlaces();
const [first, second] = content.places;
const isServed = (zip: string) => areas.some(({ zipCode }) => zipCode === zip);
if (!first || !second) throw new Error('two places are needed');
const { slug: _, ...fields } = first;

const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-Z0-9])/);

test('no two places share a sentence, so that none is a template of another', () => {
  const seen = new Map<string, string>();
  for (const { slug, summary, facts, means } of content.places) {
    const texts = [summary, ...[...facts, ...means].map(({ text }) => text)];
    for (const sentence of texts.flatMap(sentences)) {
      expect([sentence, seen.get(sentence)]).toEqual([sentence, undefined]);
      seen.set(sentence, slug);
    }
  }
});

test.each([
  ['a fact without a source', { facts: fields.facts.map(({ source: __, ...fact }) => fact) }],
  ['two facts only', { facts: fields.facts.slice(0, 2) }],
  ['an unknown topic', { facts: fields.facts.map((fact) => ({ ...fact, topic: 'schools' })) }],
  ['no ZIP', { zips: [] }],
  ['no advice', { means: [] }],
])('%s is refused', (_what, change) => {
  expect(v.safeParse(placeSchema, fields).success).toBe(true);
  expect(v.safeParse(placeSchema, { ...fields, ...change }).success).toBe(false);
});

test.each([
  ['a ZIP that is not served', { places: [{ ...first, zips: ['90210'] }] }, '90210 is not served'],
  [
    'a ZIP of two places',
    { places: [first, { ...second, zips: first.zips }] },
    `belongs to ${first.slug}`,
  ],
  [
    'a fact about a ZIP elsewhere',
    { places: [{ ...first, facts: first.facts.map((fact) => ({ ...fact, zips: ['77002'] })) }] },
    'a fact names 77002',
  ],
  [
    'a source that is missing',
    { sources: {} },
    `place-sources.yaml: ${content.everywhere[0]?.source} is missing`,
  ],
  [
    'a source that no fact names',
    { sources: { ...content.sources, idle: { title: '', publisher: '', url: '' } } },
    'no fact names idle',
  ],
])('%s stops the build', (_what, change, message) => {
  expect(() => checkPlaces(content, isServed)).not.toThrow();
  expect(() => checkPlaces({ ...content, ...change }, isServed)).toThrow(message);
});
