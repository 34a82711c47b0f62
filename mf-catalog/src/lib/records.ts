import { defineRecords } from '@site/federation';
import type {
  ApplianceList,
  ApplianceRecord,
  BrandList,
  BrandRecord,
  CatalogIndex,
  CodesRecord,
  IssueRecord,
} from '../data/shapes';
import type { SearchIndex } from '../search/index-options';

export const applianceRecords = defineRecords<ApplianceRecord>('mf-catalog/appliances');
export const issueRecords = defineRecords<IssueRecord>('mf-catalog/issues');
export const brandRecords = defineRecords<BrandRecord>('mf-catalog/brands');
export const codesRecords = defineRecords<CodesRecord>('mf-catalog/codes');

const lists = defineRecords<ApplianceList | BrandList>('mf-catalog/lists');

const list = <T extends ApplianceList | BrandList>(name: string) => ({
  warm: () => lists.warm(name),
  read: () => lists.get(name) as T,
});

export const applianceList = list<ApplianceList>('appliances');
export const brandList = list<BrandList>('brands');

/** Both have one record, under `all`. */
export const indexes = defineRecords<CatalogIndex>('mf-catalog/index');
export const searchIndexes = defineRecords<SearchIndex>('mf-catalog/search');

/** Records of mf-estimator: what one appliance's repairs cost, and under `all` those of every one. */
export const prices = defineRecords('mf-estimator/prices');
export const applianceCosts = defineRecords('mf-estimator/appliance-costs');
export const repairCosts = defineRecords('mf-estimator/repair-costs');
