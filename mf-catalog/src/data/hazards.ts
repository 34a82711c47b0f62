/** Dangers that a record can name. Each has its emergency advice in `lib/emergency.ts`. */
export const hazards = ['gas', 'carbon-monoxide', 'fire', 'shock', 'water'] as const;
export type Hazard = (typeof hazards)[number];

/** Terms of parts and of everyday cooking that sound like a danger and are none. */
const harmless =
  /spark (electrode|module|switch|igniter)s?|ignition sparks?|shock absorbers?|hot-gas valve|cooking smoke/gi;

/** Words by which an owner or a technician describes a danger. */
const words: Partial<Record<Hazard, RegExp>> = {
  gas: /\bgas\b/i,
  'carbon-monoxide': /carbon monoxide|yellow (flame|tips)|\bsoot/i,
  fire: /smok|scorch|\bchar(s|red|ring)?\b|spark|\barc(s|ed|ing)?\b|\bburning|\bburn\w*\b.*\b(smell|odor)|\b(smell|odor).*\bburn/i,
  shock: /\bshock|tingl/i,
};

/** The dangers of which these texts speak. */
export function hazardsIn(texts: readonly string[]): Hazard[] {
  const cleaned = texts.map((text) => text.replace(harmless, ''));
  return hazards.filter((hazard) => cleaned.some((text) => words[hazard]?.test(text)));
}
