import { defineRecords } from '@site/federation';
import type {
  ApplianceList,
  ApplianceRecord,
  BrandList,
  BrandRecord,
  CodesRecord,
  IssueRecord,
} from '../data/shapes';

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
