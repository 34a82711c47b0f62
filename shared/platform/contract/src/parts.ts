import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PartSettings } from '@site/data-types/contract';
import * as v from 'valibot';
import { Fault } from './fault';
import type { Fields } from './fields';
import { parse, parseJson } from './parse';
import { sourcesDir } from './paths';
import { declarationSchema } from './release';

/** A part in the sources. */
export interface SourcePart {
  /** Name in its package.json. */
  name: string;
  /** Version in its package.json; a release adds a hash. */
  version: string;
  dir: string;
  site: PartSettings;
}

/** Its values that another part may have, too. */
export type ClashingPart = Pick<SourcePart, 'name' | 'dir' | 'site'>;

/** Folders that may be parts. */
const folderOfPart = /^(?:shell|mf-[a-z0-9-]+)$/;

const manifestSchema = v.looseObject({ site: v.optional(v.unknown()) });
const nameSchema = v.object({ name: v.string(), version: v.string() });

const settingsSchema = v.object({
  ...declarationSchema.entries,
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  specs: v.optional(v.array(v.string())),
} satisfies Fields<PartSettings>);

function partIn(dir: string): SourcePart | undefined {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = parseJson(manifestSchema, readFileSync(file, 'utf8'), file);
  if (manifest.site === undefined) return undefined;
  const { name, version } = parse(nameSchema, manifest, file);
  return { name, version, dir, site: parse(settingsSchema, manifest.site, `${file}: site`) };
}

/**
 * The part in a folder.
 * @throws Fault naming the package.json, the field and what it must be
 */
export function readPart(dir: string): SourcePart {
  const part = partIn(dir);
  if (!part) throw new Fault(`${join(dir, 'package.json')}: there is no part: it needs "site"`);
  return part;
}

/**
 * The parts in the sources, by port: every folder whose package.json has `site`. In a repository of
 * its own a part is the sources' root itself.
 * @throws Fault naming the package.json, the field and what it must be
 */
export function findParts(sources = sourcesDir()): SourcePart[] {
  const alone = partIn(sources);
  if (alone) return [alone];
  return readdirSync(sources)
    .filter((name) => folderOfPart.test(name))
    .flatMap((name) => partIn(join(sources, name)) ?? [])
    .sort((a, b) => a.site.port - b.site.port);
}

/** Source folder of a part. */
export const partDir = (name: string): string =>
  findParts().find((part) => part.name === name)?.dir ?? join(sourcesDir(), name);

/** Values that two parts may not share: one message for each that another part has already. */
export function clashes(part: ClashingPart, others: ClashingPart[]): string[] {
  return others.flatMap((other) => [
    ...(other.name === part.name ? [`the name ${part.name} is taken (${other.dir})`] : []),
    ...(other.site.port === part.site.port ? [`${other.name} has port ${part.site.port}`] : []),
    ...part.site.prefixes
      .filter((prefix) => other.site.prefixes.includes(prefix))
      .map((prefix) => `${other.name} owns ${prefix}`),
  ]);
}
