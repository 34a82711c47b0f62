import * as v from 'valibot';
import type { Language } from '@site/data-types/contract';
import type { Fields } from './fields';
import { folderOf } from './languages';

/** A record of one part that another part's page shows. */
export interface Read {
  reader: string;
  /** `mf-shop/prices/tea` */
  record: string;
}

export const readSchema = v.object({
  reader: v.string(),
  record: v.string(),
} satisfies Fields<Read>);

/** The part that a record or module belongs to. @param id `mf-shop/prices/tea` */
export const partOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** Path of a record's file in its release. @param record `mf-shop/prices/tea` */
export const recordFile = (record: string, language: Language = 'en'): string =>
  `${folderOf(language)}records/${record.slice(partOf(record).length + 1)}.json`;
