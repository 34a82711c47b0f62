import { defineRecords } from '@site/federation';
import type { AreaRecord, Directory, PlaceRecord } from '../data/shapes';

export const areaRecords = defineRecords<AreaRecord>('mf-service-areas/areas');
export const placeRecords = defineRecords<PlaceRecord>('mf-service-areas/places');
export const directoryRecords = defineRecords<Directory>('mf-service-areas/directory');
/** Slugs of all pages of a kind: `zips` and `places`. */
export const slugLists = defineRecords<string[]>('mf-service-areas/index');

/** Records of mf-estimator, each under `all`. */
export const applianceCosts = defineRecords('mf-estimator/appliance-costs');
export const priceTerms = defineRecords('mf-estimator/price-terms');

/** The one record of the directory. */
export const directorySlug = 'houston';
