import { defineRecords } from '@site/federation';
import type {
  ApplianceList,
  ApplianceRecord,
  BrandList,
  BrandRecord,
  IssueRecord,
} from '../data/shapes';

export const applianceRecords = defineRecords<ApplianceRecord>('mf-catalog', 'appliances');
export const issueRecords = defineRecords<IssueRecord>('mf-catalog', 'issues');
export const brandRecords = defineRecords<BrandRecord>('mf-catalog', 'brands');

const lists = defineRecords<ApplianceList | BrandList>('mf-catalog', 'lists');

/** A list that is always there: its absence is a broken release, not an unknown address. */
function list<T extends ApplianceList | BrandList>(name: string) {
  return {
    path: lists.path(name),
    warm: () => lists.warm(name),
    read(): T {
      const entries = lists.read(name);
      if (!entries) throw new Error(`mf-catalog has no record lists/${name}`);
      return entries as T;
    },
  };
}

export const applianceList = list<ApplianceList>('appliances');
export const brandList = list<BrandList>('brands');
