import type { Language, SiteData } from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { folderOf } from './languages';
import { registrySchema } from './registry';
import type { SiteFacts } from './company';
import { setIdSchema } from './set';

/** Stands where addresses of releases have a part: what is below it never changes either. */
export const setFolder = 'set';

const dataFile = new RegExp(
  `^/releases/${setFolder}/([\\w-]+)/(?:\\w\\w/)?(?:data|private)\\.json$`,
);

/**
 * File of a set with what all its documents share, below the site's root: {@link SetData}. A document
 * of a private part has another one, so that no other page names that part.
 */
export const dataFileOf = (set: string, isPrivate: boolean, language: Language): string =>
  `releases/${setFolder}/${set}/${folderOf(language)}${isPrivate ? 'private' : 'data'}.json`;

/** Id of the set in the address of a data file; undefined for any other address. */
export const setOfDataFile = (path: string): string | undefined => dataFile.exec(path)?.[1];

/** Content of the data file of a set. */
export interface SetData {
  site: SiteData;
  company: SiteFacts;
}

/**
 * It is checked when a set is composed; a browser trusts it, because its document has the integrity of
 * the file. In documents of development, and for shells that know no data file, it is the block
 * `site-data`.
 */
export const siteDataSchema = v.object({
  set: setIdSchema,
  versions: v.record(v.string(), v.string()),
  registry: registrySchema,
  development: v.optional(v.boolean()),
  records: v.optional(v.record(v.string(), v.unknown())),
  overrides: v.optional(v.array(v.string())),
} satisfies Fields<SiteData>);
