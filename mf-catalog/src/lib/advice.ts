import * as m from '../messages/advice';

/**
 * Advice for emergencies, one text for each kind, so that a frightened visitor reads the same
 * orders on every page. The one about gas belongs to all parts: `@site/data-types/safety`.
 */

/** The first step where a fire or gas is possible; the whole advice stands below the steps. */
export const leaveAdvice = m.smokeFlamesSmellGas;

/** For everything that burns fuel. Airing the room keeps people in the poisoned air. */
export const carbonMonoxideAdvice = m.headacheDizzinessCarbonMonoxide;

/** Power first, because it feeds an electrical fire, but only if that costs no time. */
export const fireAdvice = m.flamesSmokeSparksTurn;

/** A second touch to make sure can kill. */
export const shockAdvice = m.feltTingleShockDo;

/** Standing water carries current from a plug to a person. */
export const waterAdvice = m.waterNearPlugOutlet;
