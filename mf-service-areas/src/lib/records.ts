import { defineRecords } from '@site/federation';
import type { AreaRecord, Directory, PlaceRecord } from '../data/shapes';

export const areaRecords = defineRecords<AreaRecord>('mf-service-areas/areas');
export const placeRecords = defineRecords<PlaceRecord>('mf-service-areas/places');
export const directoryRecords = defineRecords<Directory>('mf-service-areas/directory');

/** The one record of the directory. */
export const directorySlug = 'houston';
