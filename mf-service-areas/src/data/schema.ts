import { applianceSlugs } from '@site/data-types/entities';
import { zipPattern } from '@site/data-types/zip';
import * as v from 'valibot';

/**
 * Schemas of the data files, checked at every build. Only `records.ts` and tests run them; the
 * browser imports the types alone.
 */

export const regionNames = [
  'Houston Metro',
  'North Houston',
  'West Houston',
  'Southwest Houston',
] as const;
export type RegionName = (typeof regionNames)[number];

const zip = v.pipe(v.string(), v.regex(zipPattern, 'must be five digits'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One served ZIP code; null if a post-office ZIP has no area of its own. */
const areaSchema = v.pipe(
  v.strictObject({
    /** Five digits. */
    zipCode: zip,
    /** The post office's city name. */
    city: v.pipe(v.string(), v.nonEmpty()),
    /** The best known neighborhood, if there is one. */
    neighborhood: v.optional(v.pipe(v.string(), v.nonEmpty())),
    /** County that holds most of the ZIP, without the word "County". */
    county: v.pipe(v.string(), v.nonEmpty()),
    region: v.picklist(regionNames),
    /** Degrees north of a point inside the ZIP. */
    lat: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    /** Degrees east of a point inside the ZIP; negative in America. */
    lng: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    /** Residents, American Community Survey 2020-2024. */
    population: v.nullable(count),
    /** Whole dollars a household and year, survey of 2010-2014 or earlier. Not shown. */
    medianIncome: v.nullable(count),
    /** Whole dollars. In fact a median, survey of 2010-2014 or earlier. Never shown without its year. */
    averageHomeValue: v.nullable(count),
  }),
  v.check(({ lat, lng }) => (lat === null) === (lng === null), 'lat and lng go together'),
);

export const areasSchema = v.pipe(
  v.array(areaSchema),
  v.check(
    (areas) => new Set(areas.map((area) => area.zipCode)).size === areas.length,
    'a ZIP stands twice',
  ),
);

export type Area = Readonly<v.InferOutput<typeof areaSchema>>;

const statsSchema = v.strictObject({
  /** Repairs in an average month. */
  monthlyRepairs: v.optional(count),
  /** Mean hours from the call to the technician's arrival. */
  averageResponseTime: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Mean rating out of 5. */
  customerSatisfaction: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  /** Most repaired appliances, most frequent first. */
  topAppliances: v.optional(v.array(v.picklist(applianceSlugs))),
});

export const serviceStatsSchema = v.strictObject({
  /** Purpose of the file and how to replace it. */
  about: v.string(),
  zips: v.record(zip, statsSchema),
});

/** As the command `staff figures` writes it. */
const ownFiguresSchema = v.strictObject({
  /** Finished repairs of a year, rounded down to fives. */
  visits: v.pipe(count, v.minValue(10)),
  /** Median from the request to the window. */
  hours: v.pipe(v.number(), v.minValue(0)),
  /** Most frequent first. */
  problems: v.pipe(
    v.array(v.strictObject({ appliance: v.string(), issue: v.string() })),
    v.maxLength(3),
  ),
});

export const ownFiguresFileSchema = v.strictObject({ zips: v.record(zip, ownFiguresSchema) });
export type OwnFigures = v.InferOutput<typeof ownFiguresSchema>;

export type KnownStats = v.InferOutput<typeof statsSchema>;

const technicianSchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  initials: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capitals')),
  /** The ZIP in which the day starts. */
  zipCode: zip,
  /** Services done this week. */
  servicesThisWeek: count,
});

export const techniciansSchema = v.strictObject({
  /** Purpose of the file and how to replace it. */
  about: v.string(),
  /** The team is invented; pages that show it call it a sample. */
  sample: v.boolean(),
  team: v.pipe(v.array(technicianSchema), v.nonEmpty()),
});
export type Technician = v.InferOutput<typeof technicianSchema>;

const shapeSchema = v.object({
  type: v.picklist(['Polygon', 'MultiPolygon'], 'must be an area'),
  properties: v.strictObject({ zip, region: v.picklist(regionNames) }),
});

/** The parts of the TopoJSON file that the map needs. Drawing checks the arcs. */
export const topologySchema = v.object({
  type: v.literal('Topology'),
  objects: v.object({ zips: v.object({ geometries: v.array(shapeSchema) }) }),
});
