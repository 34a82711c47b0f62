import * as v from 'valibot';

const named = <Kind extends string>(kind: Kind, pattern: RegExp) =>
  v.object({ kind: v.literal(kind), name: v.pipe(v.string(), v.regex(pattern)) });

// As the table delivery.objects checks them. A name becomes a folder, so it must not lead out of one.
const nameSchema = v.variant('kind', [
  named('set', /^[A-Za-z0-9_-]{1,100}$/),
  named('release', /^[a-z][a-z0-9-]{0,60}@[A-Za-z0-9_+-][A-Za-z0-9_.+-]{0,120}$/),
  named('pictures', /^[0-9a-f]{24}$/),
]);

export type ObjectName = v.InferOutput<typeof nameSchema>;

/** Whether a row has a kind that this version has, and a name that may become a folder. */
export const isSafeName = (row: unknown): row is ObjectName => v.is(nameSchema, row);
