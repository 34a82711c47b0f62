import type { SiteFacts } from '@site/contract/company';
import * as v from 'valibot';
import type { RouteTree } from '../release/release-pages';
import type { ReleaseFolder } from './bundles';

/** A task for the process that renders. */
export type Task =
  | { do: 'start'; releases: ReleaseFolder[]; company: SiteFacts }
  | { do: 'render'; path: string }
  | { do: 'routes'; part: string };

export type Request = Task & { id: number };

/** The class of an error is lost between processes, so a Fault is marked. */
export const replySchema = v.union([
  v.object({ id: v.number(), error: v.string(), isFault: v.boolean() }),
  v.object({ id: v.number(), value: v.optional(v.unknown()) }),
]);

export type Reply = v.InferOutput<typeof replySchema>;

const texts = v.record(v.string(), v.string());

/** Pages and modules of a part, by its server bundle. */
export const partPagesSchema = v.object({
  paths: v.array(v.string()),
  notFound: texts,
  files: texts,
  /** Last change by path. */
  modified: texts,
});

export type PartPages = v.InferOutput<typeof partPagesSchema>;

export const startedSchema = v.record(v.string(), partPagesSchema);

const routeSchema: v.GenericSchema<unknown, RouteTree> = v.object({
  path: v.optional(v.string()),
  index: v.optional(v.boolean()),
  caseSensitive: v.optional(v.boolean()),
  children: v.optional(v.array(v.lazy(() => routeSchema))),
  page: v.optional(
    v.object({
      chunk: v.optional(v.string()),
      kind: v.optional(v.string()),
      hasMeta: v.boolean(),
      failed: v.optional(v.string()),
    }),
  ),
});

export const routesSchema = v.array(routeSchema);
