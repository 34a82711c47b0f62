import { applianceSlugs } from '@site/data-types/entities';
import { zipPattern } from '@site/data-types/zip';
import * as v from 'valibot';
import { fewestFacts } from './fewest-facts';

/** Schemas of the place files; run at build only. */

/** Topics of facts, in the order of the page. */
export const topics = ['water', 'houses', 'flood', 'power'] as const;
export type Topic = (typeof topics)[number];

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const zips = v.pipe(
  v.array(v.pipe(v.string(), v.regex(zipPattern, 'must be five digits'))),
  v.minLength(1, 'needs a ZIP'),
);

const factSchema = v.strictObject({
  topic: v.picklist(topics),
  /** Whole sentences. Only what the source says. */
  text,
  /** Key in `place-sources.yaml`. */
  source: text,
  /** The ZIPs that it is about, if not the whole place. Their pages show it, too. */
  zips: v.optional(zips),
});

const meansSchema = v.strictObject({
  appliance: v.picklist(applianceSlugs),
  /** A technician's advice that follows from the facts. */
  text,
});

/** One city or neighborhood, `places/{slug}.yaml`. */
export const placeSchema = v.strictObject({
  name: text,
  /** The city, if the place is a neighborhood of it. */
  city: v.optional(text),
  /** Served ZIPs. A ZIP belongs to one place at most. */
  zips,
  /** One sentence below the title and in the page's description. */
  summary: v.pipe(text, v.maxLength(105, 'has at most 105 characters')),
  facts: v.pipe(
    v.array(factSchema),
    v.minLength(fewestFacts, `needs ${fewestFacts} facts with a source; with fewer, have no page`),
  ),
  means: v.pipe(v.array(meansSchema), v.minLength(1, 'needs advice')),
});

/** `everywhere.yaml`: advice that holds in each place. */
export const everywhereSchema = v.array(v.omit(factSchema, ['zips']));

/** `place-sources.yaml`, by key. */
export const sourcesSchema = v.record(
  text,
  v.strictObject({
    title: text,
    /** Who states it, and when if the page says so. */
    publisher: text,
    url: v.pipe(v.string(), v.url('must be an address')),
  }),
);

export type Fact = v.InferOutput<typeof factSchema>;
export type Place = v.InferOutput<typeof placeSchema> & { slug: string };
export type FactSources = v.InferOutput<typeof sourcesSchema>;
