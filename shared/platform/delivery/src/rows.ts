import { canarySchema } from '@site/contract/canary';
import type { Canary } from '@site/contract/canary';
import type { Fields } from '@site/contract/fields';
import { switchSchema } from '@site/contract/live';
import type { Switch } from '@site/contract/live';
import { setIdSchema } from '@site/contract/set';
import * as v from 'valibot';
import type { ObjectName } from './names';
import type { Token } from './store';

/** Details of a set in its row; its files must have the same. */
export interface SetDetails {
  versions: Record<string, string>;
  previous: Record<string, string>;
  /** Name of the pictures that its documents use. */
  pictures?: string;
}

/** An object that is stored. */
export interface ObjectRow {
  kind: ObjectName['kind'];
  name: string;
  /** The team whose object it is; another team may have one with the same name. */
  part: string;
  /** Whether the caller is of that team. */
  isOwn: boolean;
  key: string;
  sha256: string;
  bytes: number;
  at: string;
  details: Partial<SetDetails>;
}

export type StateRow =
  | { revision: number; unchanged: true; now: string }
  | {
      revision: number;
      unchanged?: undefined;
      now: string;
      live: string | null;
      canary: Canary | null;
      history: Switch[];
    };

const text = v.string();
const texts = v.record(text, text);

export const objectSchema = v.object({
  kind: v.picklist(['release', 'set', 'pictures']),
  name: text,
  part: text,
  isOwn: v.boolean(),
  key: text,
  sha256: text,
  bytes: v.number(),
  at: text,
  // A set whose details cannot be read differs from its files. So it alone is refused, by its name.
  details: v.fallback(
    v.partial(
      v.object({ versions: texts, previous: texts, pictures: text } satisfies Fields<SetDetails>),
    ),
    {},
  ),
} satisfies Fields<ObjectRow>);

export const unchangedSchema = v.object({
  revision: v.number(),
  unchanged: v.literal(true),
  now: text,
});
export const stateSchema = v.object({
  revision: v.number(),
  unchanged: v.optional(v.undefined()),
  now: text,
  live: v.nullable(setIdSchema),
  canary: v.nullable(canarySchema),
  history: v.array(switchSchema),
});

export const tokenSchema = v.object({
  id: text,
  part: text,
  checkOnly: v.boolean(),
  createdAt: text,
  createdBy: text,
  revokedAt: v.nullable(text),
} satisfies Fields<Token>);
