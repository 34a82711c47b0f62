import { applianceSlugs } from '@site/data-types/entities';
import * as v from 'valibot';
import { firstAid, stopsAtDanger, stopsBeforeSupply } from './first-aid';
import { slug, text, texts } from './texts';

/**
 * Schema of the files of this folder. They are read at build time only. Browsers get the records
 * made from them and import only types from here.
 */

const search = {
  /** Title of the page without the company's name; at most 60 characters, unique in the catalog. */
  seoTitle: v.pipe(text, v.maxLength(60)),
  /**
   * Description of the page for search engines; 100 to 160 characters, unique in the catalog.
   * `{min}` and `{max}` stand for the page's price.
   */
  seoDescription: v.pipe(text, v.minLength(100), v.maxLength(160)),
  /** Three to eight phrases that people type. */
  seoKeywords: texts(3, 8),
};

const repairStep = v.strictObject({
  /** Position, from 1 to 4. */
  step: v.picklist([1, 2, 3, 4]),
  /** The step, as a short command. */
  title: text,
  /** How it is done; 25 words or more. */
  description: text,
  /** Time on site: `20 minutes`. */
  timeRequired: v.pipe(text, v.regex(/^\d+ minutes$/, 'must read like "20 minutes"')),
  /** Tools and parts that the technician uses, at least one. */
  toolsNeeded: texts(1, 8),
  /** Only if something can injure: gas, line voltage, capacitors, refrigerant, sharp edges, heat. */
  safetyNotes: v.optional(text),
});

const whyItHappens = v.strictObject({
  /** The usual cause, one sentence. */
  primaryCause: text,
  /** The mechanism behind it; one paragraph. */
  explanation: text,
  /** Three to five events after which it appears. */
  commonTriggers: texts(3, 5),
  /** How the part ages. */
  ageFactors: text,
  /** How heavy or light use affects it. */
  usageFactors: text,
});

const issueFields = v.strictObject({
  /** Prefix of the appliance and a number: `wm-1`. */
  id: v.pipe(v.string(), v.regex(/^[a-z]{2}-\d+$/, 'must read like "wm-1"')),
  /** Address below /issues: the appliance's slug, a hyphen and the fault. */
  slug,
  /** Heading of the page, in title case. */
  name: text,
  /** Value of the fault in the calculator and in booking links: `not-draining`. */
  fault: slug,
  /** Part of the appliance's drawing that the page is about: `drain-pump`. */
  part: slug,
  /** The part in words: `Drain pump`. */
  partLabel: text,
  /** Two or three sentences that answer the question at once. */
  description: text,
  ...firstAid,
  /** Six things that the homeowner sees, hears or smells. */
  symptoms: texts(6),
  /** Six causes: the part and what is wrong with it. */
  causes: texts(6),
  /** Six habits that keep it from happening. */
  prevention: texts(6),
  whyItHappens,
  /** Diagnose, open, repair, test. */
  repairSteps: v.pipe(
    v.array(repairStep),
    v.check((steps) => steps.map(({ step }) => step).join() === '1,2,3,4', 'must be steps 1 to 4'),
  ),
  /** First address of the page below /issues. It still works. */
  legacySlug: v.optional(slug),
  ...search,
});

export const issueSchema = v.pipe(
  issueFields,
  ...stopsAtDanger<v.InferOutput<typeof issueFields>>(),
  stopsBeforeSupply<v.InferOutput<typeof issueFields>>(),
);

/** A document that safety rules follow. */
export const sourceSchema = v.strictObject({
  /** Name in `references`. */
  id: slug,
  title: text,
  /** Who published it. */
  publisher: text,
  /** Which rules of this site follow it. For editors; pages do not show it. */
  covers: text,
  /** How its text was read: all of it, the part that `covers` names, or a reprint of it by others. */
  read: v.picklist(['whole', 'part', 'reprint']),
});

/** An appliance's file. Its name and its position come from `@site/data-types/entities`. */
export const applianceSchema = v.strictObject({
  /** Address below /appliances, and name of the file. */
  slug: v.picklist(applianceSlugs),
  /** Other words that people search with: `washer`. */
  alsoCalled: texts(1, 6),
  /** One or two sentences. */
  description: text,
  /** How it works, what wears out and what we check first. */
  overview: texts(2),
  /** Its repairs, in the order of the numbers on the drawing. */
  issues: v.pipe(v.array(issueSchema), v.minLength(4)),
  ...search,
});

export const brandSchema = v.strictObject({
  /** 1 to 12, in the order of the lists. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text,
  /** Address below /brands. */
  slug,
  /** The name as the brand writes it, as text and not as a logo. */
  logo: text,
  /** The part that fails, and the place of the label: two sentences. */
  description: text,
  /** Market position. Premium and Luxury have their own section. */
  popularity: v.picklist([
    'Most Popular',
    'Very Popular',
    'Popular',
    'Premium',
    'Luxury',
    'Common',
    'Growing',
    'Specialty',
  ]),
  /** Year or decade of founding: `1969`, `1930s`. */
  founded: v.pipe(v.string(), v.regex(/^\d{4}s?$/, 'must read like "1969" or "1930s"')),
  /** Country. */
  headquarters: text,
  /** Appliances that the brand makes or has made, by the appliance's slug. */
  appliances: v.pipe(v.array(v.picklist(applianceSlugs)), v.minLength(1)),
  /** The brand, where its label is, what fails and how to get parts; two to four paragraphs. */
  notes: texts(2, 4),
  ...search,
});

export type RepairStep = v.InferOutput<typeof repairStep>;
export type Issue = v.InferOutput<typeof issueSchema>;
export type Appliance = v.InferOutput<typeof applianceSchema> & {
  /** 1 to 13, in the order of the lists. */
  id: number;
  /** In title case: `Washing Machine`. */
  name: string;
};
export type Source = v.InferOutput<typeof sourceSchema>;
export type Brand = v.InferOutput<typeof brandSchema>;
