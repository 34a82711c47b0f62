import fc from 'fast-check';

/** Cases of each property: more in the tests of the night, with another seed each night. */
const numRuns = process.env.TEST_TIER === 'all' ? 500 : 300;
const seed = Number(process.env.FUZZ_SEED ?? 1);

export const settings = { numRuns, seed };

/** Text as people, programs and attackers type it. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(...['', ' ', '\0', '7135550142', 'APT-000001', '2026-11-30', '10-12', 'Dryer']),
  fc.string().map((part) => `${part}@${part}.example`),
);

/** The bytes with a few of them changed. */
export const damaged = (bytes: Uint8Array): fc.Arbitrary<Buffer> =>
  fc.array(fc.tuple(fc.nat(bytes.length), fc.nat(255)), { maxLength: 20 }).map((changes) => {
    const changed = Buffer.from(bytes);
    for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
    return changed;
  });

/**
 * A value with one of its parts, at any depth, replaced by any JSON.
 * @param value plain JSON
 */
export function mistyped(value: unknown): fc.Arbitrary<unknown> {
  const junk = fc.jsonValue();
  if (typeof value !== 'object' || value === null) return junk;
  const keys = Object.keys(value);
  if (keys.length === 0) return junk;
  const changed = fc
    .constantFrom(...keys)
    .chain((key) =>
      mistyped((value as Record<string, unknown>)[key]).map((part) =>
        Array.isArray(value)
          ? value.map((old: unknown, at) => (String(at) === key ? part : old))
          : { ...value, [key]: part },
      ),
    );
  return fc.oneof({ weight: 1, arbitrary: junk }, { weight: 4, arbitrary: changed });
}

/** Asserts a property of a function that any text may reach. */
export const holds = <Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
): void => fc.assert(property, settings);

/** Asserts an asynchronous property. */
export const holdsLater = <Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
): Promise<void> => fc.assert(property, settings);

export { fc };
