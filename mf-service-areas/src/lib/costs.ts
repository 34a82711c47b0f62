import { defineRecords } from '@site/federation';

const costs = defineRecords('mf-estimator/appliance-costs');

/** Loads what repairs cost across the whole service area: another part's record. */
export const warmCosts = () => costs.warm('all');

/** By appliance, whole dollars; {@link warmCosts} comes first. */
export const readCosts = () => costs.get('all');
