import type { ApplianceSlug } from '@site/data-types/entities';
import type { Topic } from './place-schema';
import type { RegionColor } from './regions';
import type { RegionName } from './schema';
import type { ServiceStats } from '../lib/service-stats';
import type { OwnFigures } from './schema';

/** The records that `records.ts` writes and the pages read. */

/** An area drawn on a map. */
export interface DrawnArea {
  zipCode: string;
  name: string;
  region: RegionColor;
  /** SVG path data. */
  d: string;
  /** Where its ZIP is written, in the map's units. */
  at: [x: number, y: number];
}

/** A map in its own units, origin at the top left. */
export interface AreaMap {
  width: number;
  height: number;
  areas: DrawnArea[];
}

/** The map of the whole service area. */
export interface OverviewMap extends AreaMap {
  /** Lines between regions, SVG path data. */
  borders: string;
  labels: MapLabel[];
}

export interface MapLabel {
  text: string;
  kind: 'region' | 'town';
  at: [x: number, y: number];
}

export interface RegionSummary {
  name: RegionName;
  color: RegionColor;
  description: string;
  zips: number;
  /** Mean rating of its ZIPs, one decimal. */
  rating: number;
  /** Outline in the map's units, SVG path data, and the box around it as a `viewBox`. */
  outline: { d: string; viewBox: string };
}

export interface DirectoryEntry {
  zipCode: string;
  city: string;
  neighborhood?: string;
  region: RegionName;
  /** Out of 5. */
  rating: number;
  /** Mean hours until a technician arrives. */
  responseHours: number;
  monthlyRepairs: number;
}

export interface Directory {
  entries: DirectoryEntry[];
  regions: RegionSummary[];
  map: OverviewMap;
  /** Cities and neighborhoods with a page of their own, by name. */
  places: PlaceLink[];
  /** Some service figures are demonstration values. */
  demonstration: boolean;
}

/** A link to the page of a city or neighborhood. */
export interface PlaceLink {
  slug: string;
  name: string;
}

/** A fact and where it is from. */
export interface SourcedFact {
  topic: Topic;
  text: string;
  /** The ZIPs that it is about; undefined for the whole place. */
  zips?: string[];
  source: { title: string; publisher: string; url: string };
}

/** A city or neighborhood. */
export interface PlaceRecord extends PlaceLink {
  /** Of which it is a neighborhood. */
  city?: string;
  /** One sentence. */
  summary: string;
  counties: string[];
  /** Of all its ZIPs. */
  population: number;
  /** Mean of its ZIPs' points, degrees. */
  at: { lat: number; lng: number };
  zips: { zipCode: string; name: string }[];
  facts: SourcedFact[];
  /** Advice that holds in each place. */
  everywhere: SourcedFact[];
  means: { appliance: ApplianceSlug; text: string }[];
  /** The nearest other places, nearest first. */
  nearby: PlaceLink[];
}

/** Another served ZIP as seen from this one. */
export interface Neighbor {
  zipCode: string;
  /** Neighborhood or city. */
  name: string;
  /** One decimal. */
  miles: number;
  direction: string;
  responseHours: number;
}

export interface NearTechnician {
  name: string;
  initials: string;
  zipCode: string;
  /** One decimal; 0 if the day starts in this ZIP. */
  miles: number;
  direction: string;
}

export interface AreaRecord {
  zipCode: string;
  city: string;
  neighborhood?: string;
  county: string;
  region: RegionName;
  /** Null for a post-office ZIP, which has no area. */
  place: { lat: number; lng: number } | null;
  population: number | null;
  /** Median of 2010-2014 or earlier, whole dollars. */
  homeValue: number | null;
  stats: ServiceStats;
  /** The business's own figures; then the page shows no samples. */
  own?: OwnFigures;
  /** Miles and direction from the center of Houston; null for the center itself. */
  fromCenter: { miles: number; direction: string } | null;
  /** Served ZIPs that share a border with it. */
  borders: string[];
  neighbors: Neighbor[];
  /** Technicians who start the day nearby, nearest first. */
  technicians: NearTechnician[];
  /** Mean hours to arrival across the region, one decimal. */
  regionResponse: number;
  map: AreaMap | null;
  /** The place with a page of its own to which it belongs. */
  partOf?: PlaceLink;
  /** Facts that name this ZIP. */
  facts: SourcedFact[];
}
