/**
 * Advice for emergencies, one text for each kind, so that a frightened visitor reads the same
 * orders on every page. The one about gas belongs to all parts: `@site/data-types/safety`.
 */

/** The first step where a fire or gas is possible; the whole advice stands below the steps. */
export const leaveAdvice =
  'Smoke, flames, a smell of gas or an alarm? Get everyone out, and call 911 from outside. With gas, touch no switch.';

/** For everything that burns fuel. Airing the room keeps people in the poisoned air. */
export const carbonMonoxideAdvice =
  'Headache, dizziness or a carbon monoxide alarm? Get everyone outside at once and call 911. Do not stay to air the room.';

/** Power first, because it feeds an electrical fire, but only if that costs no time. */
export const fireAdvice =
  'Flames, smoke or sparks? Turn off the breaker if it is on your way, get everyone out, and call 911 from outside. Call us after that.';

/** A second touch to make sure can kill. */
export const shockAdvice =
  'Felt a tingle or a shock? Do not touch it again to check. Turn off its breaker and keep everyone away.';

/** Standing water carries current from a plug to a person. */
export const waterAdvice =
  'Water near a plug, an outlet or the breaker panel? Stay out of it, and turn off the power only from a dry place.';
