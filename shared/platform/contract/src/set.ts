import { join } from 'node:path';
import type { Language, PageKind } from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { isFileName } from './file-name';
import { readJson } from './parse';
import { setDir } from './paths';
import { readSchema } from './records';
import type { Read } from './records';
import { language, pageKind } from './release';

/** A document of a set. */
export interface SetPage {
  file: string;
  owner: string;
  kind: PageKind;
  /** Whether the sitemap lists it: it may be indexed and is its own canonical address. */
  indexed: boolean;
  /** Last change of the content, ISO date. */
  modified?: string;
  /** Records on it that one part reads of another. */
  reads?: Read[];
  /** Address in each language, this one included, if there are several. */
  alternates?: Partial<Record<Language, string>>;
}

/** `set.json`: one version of every part and the documents made of them. */
export interface SetManifest {
  id: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Version of every part. */
  versions: Record<string, string>;
  /** Version of each part before this one; browsers get it as a fallback. */
  previous: Record<string, string>;
  /** Documents by path, with the part that owns them. */
  pages: Record<string, SetPage>;
  /** Documents for unknown addresses, by the pattern that they answer; longest first. */
  notFound: { pattern: string; file: string }[];
  /** Number of pages rendered for this set; the others were reused. */
  rendered: number;
  /** Refusals of the check that were overruled. */
  forced?: string[];
}

const versions = v.record(v.string(), v.string());

/** Also the name of a folder, so it contains no separator. */
export const setIdSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the id of a set'));

/** A path that stays inside its folder. */
const fileName = v.pipe(
  v.string(),
  // It becomes part of the configuration of servers.
  v.check((file) => /^\w[\w.~/-]*$/.test(file) && isFileName(file), 'must be a file'),
);

const setPageSchema = v.object({
  file: fileName,
  owner: v.string(),
  kind: pageKind,
  indexed: v.boolean(),
  modified: v.optional(v.string()),
  reads: v.optional(v.array(readSchema)),
  alternates: v.optional(v.record(language, v.string())),
} satisfies Fields<SetPage>);

export const setSchema = v.object({
  id: setIdSchema,
  createdAt: v.string(),
  versions,
  previous: versions,
  pages: v.record(v.string(), setPageSchema),
  notFound: v.array(
    v.object({
      pattern: v.pipe(
        v.string(),
        // It becomes part of the configuration of servers.
        v.regex(
          /^(\*|(\/(\*|[\w.~-]+))+(\/\*\*)?)$/,
          'must be * or a path in which * is a segment; ** at its end is the rest',
        ),
      ),
      file: fileName,
    }),
  ),
  rendered: v.number(),
  forced: v.optional(v.array(v.string())),
} satisfies Fields<SetManifest>);

/** @throws Fault naming the set that is missing, or the field that is wrong */
export const readSet = (id: string): Promise<SetManifest> =>
  readJson(setSchema, join(setDir(id), 'set.json'), 'there is no such set');

/**
 * `/blog/*` matches one more segment, `/es/**` any number, `*` alone every path. The routes of a part do the same, so
 * the document of an unknown address hydrates as the page that it is.
 */
export const matchesPattern = (pattern: string, path: string): boolean =>
  pattern === '*' || new RegExp(`^${patternSource(pattern)}$`).test(path);

/** The source of a regular expression for a pattern of {@link matchesPattern}. */
export const patternSource = (pattern: string): string =>
  pattern
    .replaceAll('.', '\\.')
    .replace(/\/\*\*$/, '/.+')
    .replaceAll('*', '[^/]+');
