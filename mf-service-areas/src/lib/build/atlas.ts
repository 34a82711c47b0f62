import { geoMercator, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import svgpath from 'svgpath';
import { feature, merge, mesh, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { RegionName } from '../../data/schema';
import type { Place } from '../distance';

interface ShapeProperties {
  zip: string;
  region: RegionName;
}
export type Shape = Feature<Polygon | MultiPolygon, ShapeProperties>;
export type ZipTopology = Topology<{ zips: GeometryCollection<ShapeProperties> }>;

/** Shapes and borders of the ZIPs. */
export interface Atlas {
  shapes: () => Shape[];
  /** Undefined for a post-office ZIP. */
  shape: (zip: string) => Shape | undefined;
  /** ZIPs that share a border with this one, in ascending order. */
  borders: (zip: string) => string[];
  /** Lines between areas of different regions. */
  regionBorders: () => MultiLineString;
  regionShape: (region: RegionName) => MultiPolygon;
}

/** Reads the atlas from a TopoJSON file whose object `zips` holds a polygon for each ZIP. */
export function createAtlas(topology: ZipTopology): Atlas {
  const { zips } = topology.objects;
  const polygons = zips.geometries.filter(
    (geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon',
  );
  const features = feature(topology, zips).features as Shape[];
  const shapes = new Map(features.map((shape) => [shape.properties.zip, shape]));
  const touching = neighbors(zips.geometries);
  const borders = new Map(
    features.map(({ properties }, i) => [
      properties.zip,
      (touching[i] ?? []).flatMap((n) => features[n]?.properties.zip ?? []).toSorted(),
    ]),
  );
  return {
    shapes: () => features,
    shape: (zip) => shapes.get(zip),
    borders: (zip) => borders.get(zip) ?? [],
    regionBorders: () =>
      mesh(topology, zips, (a, b) => {
        const [one, other] = [a, b] as { properties?: ShapeProperties }[];
        return one?.properties?.region !== other?.properties?.region;
      }),
    regionShape: (region) =>
      merge(
        topology,
        polygons.filter(({ properties }) => properties?.region === region),
      ),
  };
}

/** Draws shapes into a box, origin at the top left. */
export interface Plotter {
  width: number;
  height: number;
  /** SVG path data with relative coordinates, which are shorter. */
  path: (shape: Shape | MultiPolygon | MultiLineString) => string;
  /** Whole units. */
  at: (place: Place) => [x: number, y: number];
  /** Center of gravity, whole units. */
  middle: (shape: Shape | MultiPolygon) => [x: number, y: number];
  box: (shape: Shape | MultiPolygon) => { x: number; y: number; width: number; height: number };
}

/**
 * A Mercator plotter that fits the shapes into a width, margins included.
 * @param digits decimals of a coordinate; 0 if the map is shown about as large as its units
 */
export function createPlotter(shapes: Shape[], width: number, margin: number, digits = 0): Plotter {
  const all: FeatureCollection = { type: 'FeatureCollection', features: shapes };
  const projection = geoMercator().fitWidth(width - 2 * margin, all);
  const [x, y] = projection.translate();
  projection.translate([x + margin, y + margin]);
  const draw = geoPath(projection).digits(digits);
  const [, [, bottom]] = geoPath(projection).bounds(all);
  return {
    width,
    height: Math.ceil(bottom + margin),
    path: (shape) =>
      svgpath(draw(shape) ?? '')
        .rel()
        .round(digits)
        .toString(),
    at({ lat, lng }) {
      const [px, py] = projection([lng, lat]) ?? [0, 0];
      return [Math.round(px), Math.round(py)];
    },
    middle(shape) {
      const [mx, my] = draw.centroid(shape);
      return [Math.round(mx), Math.round(my)];
    },
    box(shape) {
      const [[left, top], [right, low]] = geoPath(projection).bounds(shape);
      return {
        x: Math.floor(left),
        y: Math.floor(top),
        width: Math.ceil(right) - Math.floor(left),
        height: Math.ceil(low) - Math.floor(top),
      };
    },
  };
}
