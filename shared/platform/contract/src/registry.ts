import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { readJson } from './parse';
import { setDir } from './paths';
import { entryType, language } from './release';

const entrySchema = v.object({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity: v.string(), version: v.string() }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: v.object({
    prefixes: v.array(v.string()),
    startsWhenStored: v.optional(v.record(v.string(), v.string())),
    container: v.string(),
    type: v.optional(entryType),
    pageRuntime: v.optional(v.boolean()),
    languages: v.optional(v.array(language)),
    fallbackContainer: v.optional(v.string()),
    fallbackIntegrity: v.optional(v.string()),
    fallbackType: v.optional(entryType),
    fallbackPageRuntime: v.optional(v.boolean()),
  } satisfies Fields<RegistryEntry['extras']>),
} satisfies Fields<RegistryEntry>);

/** `registry.json`, in the frontend-discovery schema. */
export const registrySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.tupleWithRest([entrySchema], entrySchema)),
} satisfies Fields<Registry>);

/** The registry of a set. @throws Fault naming file, field and what it must be */
export const readRegistry = (set: string): Promise<Registry> =>
  readJson(registrySchema, join(setDir(set), 'public/registry.json'), 'there is no such registry');
