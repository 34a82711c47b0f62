import type { ApplianceSlug } from '@site/data-types/entities';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/* The search's knowledge of English; `search-words.es.ts` has the same for Spanish. */

/** Words that do not change a query. `not` does, so it is absent. */
export const fillers = set(
  'a an and are at by for from has have how i in is it its me my of on or that the to was when with',
);

/** Words around an error code that say nothing about it. */
export const aboutCodes = set(
  'code codes error errors fault faults display displays shows showing flashing blinking message ' +
    'says reading what does mean means ' +
    // Kinds of an appliance. They are part of some names: glass top stove, gas stove, wall oven.
    'clothes electric exhaust fan front gas glass kitchen laundry load loader machine sink top vent wall',
);

/** Names that people type and no page shows. */
export const typedNames: Partial<Record<ApplianceSlug, string[]>> = {};

/** `leaking`, `leaks` and `leaked` become `leak`; `won't` and `gas` stay. */
export function stem(word: string): string {
  const [, root, double] = /^(.*[aeiouy].*?(?:([bdgmnprt])\2)?)(?:ing|ed|s)$/.exec(word) ?? [];
  if (root === undefined || root.length < 3 || /(?:ss|eed)$/.test(word)) return word;
  return double ? root.slice(0, -1) : root;
}
