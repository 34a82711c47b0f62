import { applianceSlugs } from '@site/data-types/entities';
import { brands } from '@site/data-types/brands';
import * as v from 'valibot';

/**
 * Schema of the files of `codes/`: one file a brand, one table an appliance. A wrong code sends
 * people to the wrong part, so a table holds only codes that were read in a document of the maker, and
 * names that document.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(2, 'must not be empty'));
/** Letters, digits and one space or slash, as displays show them: `5C`, `EC 50`, `F/21`. */
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+([ /][A-Za-z0-9]+)?$/, 'must be a code'));

const source = v.strictObject({
  /** Title of the document, with its number and page if there are any. */
  title: text,
  /** The company that published it: the maker, or the company that owns the name. */
  publisher: text,
  /** Where its codes were read. */
  address: v.pipe(v.string(), v.url('must be an address')),
});

/** A homeowner reads these as a hazard. */
const hazard =
  /\b(gas|smoke|fires?|sparks?|shock|carbon monoxide|too hot|hotter|running away|leak(s|ed)?|too much water|overfilled)\b/i;

/** A check that opens something. */
const opens = /\b(filters?|screens?|strainer|sump|grille|swap)\b/i;

const row = v.pipe(
  v.strictObject({
    /** As the display shows it. */
    code,
    /** Other spellings with the same meaning in the same document. */
    also: v.optional(v.array(code), []),
    /** Meaning of the code, one or two sentences. */
    meaning: text,
    /**
     * Supplies that are cut off before the check, if it takes a filter, a screen or a hose off. The
     * words of each are those of the issue pages.
     */
    before: v.optional(v.array(v.picklist(['plug', 'breaker', 'water'])), []),
    /** Checks for a homeowner without tools, before ordering anything. */
    check: text,
    /** Whether the machine may run until a technician comes. */
    safeToRun: v.picklist(['with-care', 'no']),
    /** Issue page that the code leads to. */
    issue: text,
  }),
  v.check(
    ({ meaning, safeToRun }) => safeToRun === 'no' || !hazard.test(meaning),
    'a code for heat, fire, gas, shock or a leak must have safeToRun: no',
  ),
  v.check(
    ({ check, before }) => before.length > 0 || !opens.test(check),
    'a check that takes a filter, a screen, a grille or a hose off must say what is cut off `before`',
  ),
);

const table = v.strictObject({
  appliance: v.picklist(applianceSlugs),
  /** Which models the table is for, and where others differ. */
  models: text,
  /** Documents of the maker that state the codes. */
  sources: v.pipe(v.array(source), v.minLength(1, 'must have a source')),
  codes: v.pipe(v.array(row), v.minLength(1, 'must have a code')),
});

export const brandCodesSchema = v.strictObject({
  /** The brand's address below /brands, and name of the file. */
  slug: v.picklist(brands.map(({ slug }) => slug)),
  tables: v.pipe(v.array(table), v.minLength(1, 'must have a table')),
});

export type BrandCodes = v.InferOutput<typeof brandCodesSchema>;
export type CodeTable = BrandCodes['tables'][number];
export type CodeRow = CodeTable['codes'][number];
