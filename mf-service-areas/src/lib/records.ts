import { defineRecords } from '@site/federation';
import type { AreaRecord, Directory } from '../data/shapes';

export const areaRecords = defineRecords<AreaRecord>('mf-service-areas/areas');
export const directoryRecords = defineRecords<Directory>('mf-service-areas/directory');

/** The one record of the directory. */
export const directorySlug = 'houston';
