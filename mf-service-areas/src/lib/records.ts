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

/** Loads the repair prices of the whole service area and their terms. */
export const warmCosts = () => Promise.all([applianceCosts.warm('all'), priceTerms.warm('all')]);

/** By appliance, whole dollars. Call {@link warmCosts} first. */
export const readCosts = () => applianceCosts.get('all');

/** Work that every price includes and does not include. Call {@link warmCosts} first. */
export const readTerms = () => priceTerms.get('all');
