import { defineRecords } from '@site/federation';

const costs = defineRecords('mf-estimator/appliance-costs');

/** Loads the repair prices of the whole service area, a record of mf-estimator. */
export const warmCosts = () => costs.warm('all');

/** By appliance, whole dollars. Call {@link warmCosts} first. */
export const readCosts = () => costs.get('all');
