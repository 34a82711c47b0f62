import type { SiteData } from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { registrySchema } from './registry';
import { setIdSchema } from './set';

/**
 * JSON block `site-data` of a document. It is checked when the document is composed; a browser
 * trusts it, because the block, the document's policy and the script arrive from the same file.
 */
export const siteDataSchema = v.object({
  set: setIdSchema,
  versions: v.record(v.string(), v.string()),
  registry: registrySchema,
  development: v.optional(v.boolean()),
  records: v.optional(v.record(v.string(), v.unknown())),
  overrides: v.optional(v.array(v.string())),
} satisfies Fields<SiteData>);
