import { applianceCosts, priceTerms } from './records';

/** Loads the repair prices of the whole service area and their terms. */
export const warmCosts = () => Promise.all([applianceCosts.warm('all'), priceTerms.warm('all')]);

/** By appliance, whole dollars. Call {@link warmCosts} first. */
export const readCosts = () => applianceCosts.get('all');

/** Work that every price includes and does not include. Call {@link warmCosts} first. */
export const readTerms = () => priceTerms.get('all');
