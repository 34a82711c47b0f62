import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseToken } from '@site/build/release-token';
import { Fault } from '@site/contract/fault';
import { filesBelow } from '@site/contract/files-below';
import semver from 'semver';
import * as v from 'valibot';

const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(pattern, message));

const range = v.pipe(
  v.string(),
  v.check((text) => semver.validRange(text) !== null, 'must be a range, e.g. ^19.0.0'),
);
const moduleId = matching(/^[a-z][a-z0-9-]*\/[\w-]+$/, 'must be part/Module, e.g. mf-blog/Posts');
const request = matching(/^\.\/[\w-]+$/, 'must be ./Module, e.g. ./routes');
const prefix = matching(/^(\/[a-z0-9-]+)+$/, 'must be a path of whole segments, e.g. /blog');
const keyPrefix = matching(/^([\w-]+\.)+$/, 'must be names that end in dots, e.g. site.queue.');
const script = matching(/\.js$/, 'must end in .js');
const sheet = matching(/\.css$/, 'must end in .css');

const common = {
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'),
    v.notValue('shell', 'must not be the shell, which this repository builds'),
  ),
  version: matching(/^\d+\.\d+\.\d+$/, 'must be three numbers, e.g. 1.0.0; its hash is appended'),
  /** Revision of the sources. */
  revision: v.optional(v.string(), 'unknown'),
  declaration: v.strictObject({
    prefixes: v.pipe(v.array(prefix), v.minLength(1, 'must name a prefix')),
    exposes: v.pipe(
      v.record(request, v.string()),
      v.check((exposes) => './routes' in exposes, 'must hold ./routes'),
    ),
    /** Kinds of records that other parts may read. */
    records: v.optional(v.array(matching(/^[\w-]+$/, 'must be a kind, e.g. prices'))),
    /** Exposed modules that any page starts, by prefix of a localStorage key. */
    startsWhenStored: v.optional(v.record(keyPrefix, request)),
    consumes: v.array(moduleId),
    /** Whether it is for the business alone. */
    private: v.optional(v.boolean()),
    /** Every package that it takes from the shell, with the accepted range. */
    shared: v.record(v.string(), range),
  }),
  /** Entry file; all paths are relative to `browser/`. */
  entry: script,
  /** Files of each named chunk, with all that must load with it. */
  chunks: v.record(v.string(), v.strictObject({ js: v.array(script), css: v.array(sheet) })),
};

/** `part.json`: what a built folder declares about itself, the same for every bundler. */
export const builtPartSchema = v.variant('type', [
  v.strictObject({
    ...common,
    type: v.literal('var'),
    /** Global variable in which the entry stores its container. */
    container: v.pipe(
      matching(/^[A-Za-z_$][\w$]*$/, 'must be an identifier'),
      v.includes(releaseToken, `must hold ${releaseToken}, which the release's hash replaces`),
    ),
  }),
  v.strictObject({ ...common, type: v.literal('module') }),
]);

export type BuiltPart = v.InferOutput<typeof builtPartSchema>;

/**
 * Reads a folder that a bundler built and checks it against docs/release-contract.md.
 * @throws Fault listing every problem: file, field and expected value
 */
export async function readBuiltPart(dir: string): Promise<BuiltPart> {
  const file = join(dir, 'part.json');
  const result = v.safeParse(builtPartSchema, await readJson(file));
  if (!result.success) {
    const lines = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
    );
    throw faultOf(file, lines);
  }
  const lines = await missingIn(dir, result.output);
  if (lines.length > 0) throw faultOf(file, lines);
  return result.output;
}

const faultOf = (file: string, lines: string[]): Fault =>
  new Fault([`${file}: is no part that can be released`, ...lines].join('\n  '));

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw faultOf(file, [(error as Error).message]);
  }
}

/** Files that are named but missing, and file names that contain the placeholder. */
async function missingIn(dir: string, { entry, chunks, declaration }: BuiltPart) {
  if (!existsSync(join(dir, 'browser'))) return ['browser/: there is no such folder'];
  const files = await filesBelow(join(dir, 'browser'));
  const named: [field: string, file: string][] = [
    ['entry', entry],
    ...Object.entries(chunks).flatMap(([name, { js, css }]) =>
      [...js, ...css].map((file): [string, string] => [`chunks.${name}`, file]),
    ),
  ];
  return [
    ...(existsSync(join(dir, 'server/index.cjs'))
      ? []
      : ['server/index.cjs: there is no such file, which renders its pages']),
    ...named
      .filter(([, file]) => !files.includes(file))
      .map(([field, file]) => `${field}: names browser/${file}, which is not there`),
    ...Object.keys(declaration.exposes)
      .map((module) => `expose-${module.slice(2)}`)
      .filter((name) => !chunks[name])
      .map((name) => `chunks.${name}: is missing, though declaration.exposes names its module`),
    ...files
      .filter((file) => file.includes(releaseToken))
      .map((file) => `browser/${file}: must not hold ${releaseToken}, which only texts may`),
  ];
}
