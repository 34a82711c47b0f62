import { defineRecords } from '@site/federation';

const costs = defineRecords('mf-estimator/appliance-costs');
const terms = defineRecords('mf-estimator/price-terms');

/** Loads the repair prices of the whole service area and their terms, records of mf-estimator. */
export const warmCosts = () => Promise.all([costs.warm('all'), terms.warm('all')]);

/** By appliance, whole dollars. Call {@link warmCosts} first. */
export const readCosts = () => costs.get('all');

/** Work that every price includes and does not include. Call {@link warmCosts} first. */
export const readTerms = () => terms.get('all');
