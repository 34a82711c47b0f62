import { defineRecords } from '@site/federation';

export const prices = defineRecords('mf-estimator/prices');
export const applianceCosts = defineRecords('mf-estimator/appliance-costs');
export const repairCosts = defineRecords('mf-estimator/repair-costs');
export const priceTerms = defineRecords('mf-estimator/price-terms');
