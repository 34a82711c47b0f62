import { applianceSlugs } from '@site/data-types/entities';
import { brands } from '@site/data-types/brands';
import * as v from 'valibot';

/**
 * What the files of `codes/` may hold: one file a brand, one table an appliance. A wrong code sends
 * people to the wrong part, so each table names the maker's document, and each row of a document that
 * was not read at its codes says where the code was seen instead.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(2, 'must not be empty'));
/** Letters, digits and one space or slash, as displays show them: `5C`, `EC 50`, `F/21`. */
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+([ /][A-Za-z0-9]+)?$/, 'must be a code'));

const source = v.strictObject({
  /** Title of the document, with its number and page where there are any. */
  title: text,
  /** The company that published it: the maker, or the company that owns the name. */
  publisher: text,
  /** Where the document was found. */
  address: v.pipe(v.string(), v.url('must be an address')),
  /**
   * `codes` if the codes themselves were read in this document. `document` if only its front pages
   * could be opened: read its table of codes before you change or add a row.
   */
  read: v.picklist(['codes', 'document']),
});

/** A document with which the meanings of a table were compared, because its source was not at hand. */
const comparison = v.strictObject({
  title: text,
  /** The site or the company that published it; not the maker, unless the title says so. */
  publisher: text,
  address: v.pipe(v.string(), v.url('must be an address')),
});

/** A homeowner reads these as a hazard. */
const hazard =
  /\b(gas|smoke|fires?|sparks?|shock|carbon monoxide|too hot|hotter|running away|leak(s|ed)?|too much water|overfilled)\b/i;

const row = v.pipe(
  v.strictObject({
    /** As the display shows it. */
    code,
    /** Other spellings with the same meaning in the same document. */
    also: v.optional(v.array(code), []),
    /** What the machine reports, one or two sentences. */
    meaning: text,
    /** What a homeowner can check without tools, before anything is ordered. */
    check: text,
    /** Whether the machine may run until a technician comes. */
    safeToRun: v.picklist(['with-care', 'no']),
    /** Issue page that the code leads to. */
    issue: text,
    /**
     * Where the meaning was read, if the table has a source that could not be read: `codes` in a
     * source of the table, `maker` in a reprint of another document of the maker, `lists` only in
     * lists that technicians publish.
     */
    seenIn: v.optional(v.picklist(['codes', 'maker', 'lists'])),
  }),
  v.check(
    ({ meaning, safeToRun }) => safeToRun === 'no' || !hazard.test(meaning),
    'a code for heat, fire, gas, shock or a leak must have safeToRun: no',
  ),
);

const table = v.pipe(
  v.strictObject({
    appliance: v.picklist(applianceSlugs),
    /** Which models the table is for, and where others differ. */
    models: text,
    sources: v.pipe(v.array(source), v.minLength(1, 'must have a source')),
    /** What `maker` and `lists` in `seenIn` stand for. */
    compared: v.optional(v.array(comparison), []),
    codes: v.pipe(v.array(row), v.minLength(1, 'must have a code')),
  }),
  v.check(
    ({ sources, codes }) =>
      sources.every(({ read }) => read === 'codes') || codes.every(({ seenIn }) => seenIn),
    'a table with a source that was not read must say of each code where it was seen (seenIn)',
  ),
  v.check(
    ({ compared, codes }) =>
      compared.length > 0 || codes.every(({ seenIn }) => seenIn !== 'maker' && seenIn !== 'lists'),
    'names no document with which its codes were compared',
  ),
);

export const brandCodesSchema = v.strictObject({
  /** The brand's address below /brands, and name of the file. */
  slug: v.picklist(brands.map(({ slug }) => slug)),
  tables: v.pipe(v.array(table), v.minLength(1, 'must have a table')),
});

export type BrandCodes = v.InferOutput<typeof brandCodesSchema>;
export type CodeTable = BrandCodes['tables'][number];
export type CodeRow = CodeTable['codes'][number];
