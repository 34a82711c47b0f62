import { join } from 'node:path';
import type {
  Edition,
  EntryType,
  Language,
  PageKind,
  PartDeclaration,
  Release,
  ReleaseFile,
  ReleasePage,
} from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { isFileName } from './file-name';
import { readJson } from './parse';
import { releaseDir } from './paths';

const texts = v.record(v.string(), v.string());
/** Composers read these files, and write what they contain into documents. */
const file = v.pipe(
  v.string(),
  v.check(isFileName, 'must be a file below the folder of the release'),
);
const size = v.pipe(v.number(), v.minValue(0));

export const pageKind = v.picklist(['content', 'form']) satisfies v.GenericSchema<
  unknown,
  PageKind
>;

export const entryType = v.picklist(['var', 'module']) satisfies v.GenericSchema<
  unknown,
  EntryType
>;

export const language = v.picklist(['en', 'es']) satisfies v.GenericSchema<unknown, Language>;

/** `site` of a part's package.json. */
export const declarationSchema = v.object({
  prefixes: v.array(v.string()),
  exposes: texts,
  records: v.optional(v.array(v.string())),
  consumes: v.array(v.string()),
  shared: v.optional(texts),
  languages: v.optional(v.array(language)),
  startsWhenStored: v.optional(texts),
  private: v.optional(v.boolean()),
  app: v.optional(v.pipe(v.string(), v.nonEmpty())),
  dataFile: v.optional(v.boolean()),
} satisfies Fields<PartDeclaration>);

const fileSchema = v.object({
  bytes: size,
  brotli: size,
  integrity: v.string(),
} satisfies Fields<ReleaseFile>);

const releasePageSchema = v.object({
  kind: pageKind,
  chunk: v.string(),
} satisfies Fields<ReleasePage>);

const chunksSchema = v.record(v.string(), v.object({ js: v.array(file), css: v.array(file) }));

const editionSchema = v.object({
  entry: v.string(),
  container: v.string(),
  chunks: chunksSchema,
  untranslated: v.optional(v.array(v.string())),
} satisfies Fields<Edition>);

/** `release.json`. Old releases have no slices, types or pages. */
export const releaseSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a part')),
  version: v.pipe(v.string(), v.regex(/^[\w+-][\w.+-]*$/, 'must be a version')),
  revision: v.string(),
  declaration: declarationSchema,
  files: v.record(file, fileSchema),
  chunks: chunksSchema,
  entry: v.string(),
  type: v.optional(entryType),
  container: v.string(),
  shared: texts,
  slices: v.optional(v.record(v.string(), v.number()), {}),
  types: v.optional(v.object({ exposes: texts, consumes: texts }), { exposes: {}, consumes: {} }),
  pages: v.optional(v.record(v.string(), releasePageSchema), {}),
  languages: v.optional(v.record(language, editionSchema)),
} satisfies Fields<Release>);

/** The release in a folder. @throws Fault naming file, field and what it must be */
export const readReleaseIn = (dir: string): Promise<Release> =>
  readJson(
    releaseSchema,
    join(dir, 'release.json'),
    'there is no such release; build the part first',
  );

/** @throws Fault naming the release that is missing */
export const readRelease = (name: string, version: string): Promise<Release> =>
  readReleaseIn(releaseDir(name, version));

/** `mf-blog@1.0.0-3f9a1c2b4d` */
export const idOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

export const named = (releases: Release[], name: string): Release | undefined =>
  releases.find((release) => release.name === name);

/** A set with the candidates in it. */
export interface Combination {
  candidates: Release[];
  /** One release of every part, including the candidates. */
  releases: Release[];
}
