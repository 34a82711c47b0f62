import type { AreaRecord, Directory } from './data/shapes';
import { records, sources } from './records';

const made = records();
const area = async (zip: string) => (await made)[`areas/${zip}`] as AreaRecord;
const directory = async () => (await made)['directory/houston'] as Directory;

test('writes a record for every ZIP and place, the directory and two indexes', async () => {
  const all = await made;
  const zips = all['index/zips'] as string[];
  expect(zips).toHaveLength(108);
  const places = all['index/places'] as string[];
  expect(places.length).toBeGreaterThanOrEqual(15);
  for (const slug of places) expect(all[`places/${slug}`]).toMatchObject({ slug });
  expect(Object.keys(all)).toHaveLength(3 + zips.length + places.length);
  for (const zip of zips) expect(all[`areas/${zip}`]).toMatchObject({ zipCode: zip });
});

test('a record is plain data', async () => {
  const all = await made;
  expect(JSON.parse(JSON.stringify(all))).toEqual(all);
});

test('the post-office ZIP has neighbors but no location, no population and no map', async () => {
  const record = await area('77001');
  expect(record).toMatchObject({ place: null, population: null, homeValue: null, map: null });
  expect(record.neighbors).toEqual((await area('77002')).neighbors);
});

test('one more line adds a ZIP with a page and an entry, even without a location or a shape', async () => {
  const added = { ...sources.areas[0], zipCode: '77999', city: 'Newtown' };
  const all = await records({ ...sources, areas: [...sources.areas, added] });
  expect(all['areas/77999']).toMatchObject({ city: 'Newtown', neighbors: [], map: null });
  expect(all['index/zips']).toContain('77999');
  const { entries, regions } = all['directory/houston'] as Directory;
  expect(entries.at(-1)).toMatchObject({ zipCode: '77999' });
  expect(regions[0]?.zips).toBe(60);
});

test('the map of a ZIP shows the ZIP and its neighbors', async () => {
  const { map, neighbors, borders } = await area('77449');
  const drawn = map?.areas.map(({ zipCode }) => zipCode) ?? [];
  for (const zip of ['77449', ...borders, ...neighbors.map(({ zipCode }) => zipCode)]) {
    expect(drawn).toContain(zip);
  }
});

test('technicians are listed nearest first, none more than ten miles away', async () => {
  const all = await made;
  const miles = Object.entries(all)
    .filter(([path]) => path.startsWith('areas/'))
    .flatMap(([, record]) => (record as AreaRecord).technicians.map((near) => near.miles));
  expect(Math.max(...miles)).toBeLessThanOrEqual(10);
  const { technicians } = await area('77449');
  expect(technicians[0]).toMatchObject({ zipCode: '77449', miles: 0 });
});

test('the regions count their ZIPs and give their mean rating to one decimal', async () => {
  const { regions, entries } = await directory();
  expect(regions.map(({ zips }) => zips)).toEqual([59, 27, 14, 8]);
  for (const { name, rating } of regions) {
    const own = entries.filter((entry) => entry.region === name);
    const mean = own.reduce((sum, entry) => sum + entry.rating, 0) / own.length;
    expect(rating).toBe(Math.round(mean * 10) / 10);
  }
});

const [first, ...others] = sources.areas;

test.each([
  [
    'a ZIP of four digits',
    { areas: [...others, { ...first, zipCode: '7700' }] },
    'houston-zips.json: 107.zipCode: must be five digits',
  ],
  [
    'a latitude without a longitude',
    { areas: [...others, { ...first, lat: 29.7 }] },
    'houston-zips.json: 107: lat and lng go together',
  ],
  [
    'a region that there is not',
    { areas: [...others, { ...first, region: 'East Houston' }] },
    'houston-zips.json: 107.region',
  ],
  [
    'the same ZIP twice',
    { areas: [...sources.areas, first] },
    'houston-zips.json: the file: a ZIP stands twice',
  ],
  [
    'a misspelled figure',
    { serviceStats: { about: '', zips: { '77002': { monthlyRepair: 4 } } } },
    'service-stats.json: zips.77002.monthlyRepair',
  ],
  [
    'own figures of too few visits',
    { ownFigures: { zips: { '77002': { visits: 5, hours: 20, problems: [] } } } },
    'own-figures.json: zips.77002.visits',
  ],
  [
    'a technician outside of the area',
    {
      technicians: {
        ...sources.technicians,
        team: [{ ...sources.technicians.team[0], zipCode: '90210' }],
      },
    },
    'technicians.json: 1: zipCode 90210 is not served',
  ],
  [
    'an area on the map that is not served',
    { areas: sources.areas.filter(({ zipCode }) => zipCode !== '77098') },
    'houston-zips.topo.json: 77098 is in no other file',
  ],
  ['a map that is none', { topology: { type: 'Topology' } }, 'houston-zips.topo.json: objects'],
])('%s stops the build with file and reason', async (_, broken, message) => {
  await expect(records({ ...sources, ...broken })).rejects.toThrow(
    `mf-service-areas/src/data/${message}`,
  );
});
