import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { ReportSet } from '@site/data-types/reports';
import { databaseKinds, dateIn, request, type Site, startSite } from '../testing/site';

const before = process.env.SITE_DIR;
afterAll(() => {
  if (before === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = before;
});

/** A release of mf-estimator with one price of a dishwasher that does not drain. */
function writeRelease(version: string, [min, max]: [number, number]): void {
  const dir = join(
    process.env.SITE_DIR ?? '',
    `releases/mf-estimator/${version}/browser/records/prices`,
  );
  mkdirSync(dir, { recursive: true });
  const repairs = { 'wont-drain': { min, max, accuracy: 92 }, leaking: { min: 1, max: 2 } };
  writeFileSync(join(dir, 'dishwasher.json'), JSON.stringify({ repairs }));
}

const setOf = (...versions: string[]): ReportSet[] => [
  { set: versions.join(), versions: { 'mf-estimator': versions }, patterns: {} },
];

const estimateOf = (min: number, max: number, changes = {}) => ({
  ...{ appliance: 'Dishwasher', issue: "Won't Drain", priceRange: { min, max }, accuracy: 92 },
  breakdown: [
    { label: 'Diagnostic Visit', min: 89, max: 89 },
    { label: 'Labor', min: min - 89, max: max - 89 },
  ],
  calculatedAt: new Date(Date.now() - 60_000).toISOString(),
  ...changes,
});

describe.each(databaseKinds)('estimates on the %s database', (kind) => {
  let site: Site;
  let sets: ReportSet[];
  let serial = 0;
  beforeAll(async () => {
    process.env.SITE_DIR = temporaryDir('site');
    writeRelease('v1', [153, 289]);
    writeRelease('v2', [160, 300]);
    sets = setOf('v1');
    site = await startSite(kind, { reportSets: async () => sets });
  });
  afterAll(() => site.close());

  /** The mark that staff see on the estimate of a new booking. */
  async function checked(estimate: object, changes = {}): Promise<boolean | undefined> {
    const sent = request({
      appliance: 'Dishwasher',
      estimate,
      phone: `71355502${10 + serial}`,
      preferredDate: dateIn(3 + serial++),
      ...changes,
    });
    const { data, error } = await site.client().rpc('book_appointment', { request: sent });
    if (error) throw new Error(error.message);
    const { id } = data as { id: string };
    const listed = (await site.staff().rpc('list_appointments')).data as {
      id: string;
      estimate: { checked?: boolean };
    }[];
    return listed.find((each) => each.id === id)?.estimate.checked;
  }

  test('only the price of a release that visitors may have open is ours', async () => {
    expect(await checked(estimateOf(153, 289))).toBe(true);
    expect(await checked(estimateOf(1, 1, { breakdown: [] }))).toBe(false);
    expect(await checked(estimateOf(160, 300))).toBe(false);
    expect(await checked(estimateOf(153, 289, { accuracy: 95 }))).toBe(false);
    expect(await checked(estimateOf(153, 289, { issue: 'Leaking' }))).toBe(false);
    expect(
      await checked(estimateOf(153, 289, { breakdown: [{ label: 'Labor', min: 1, max: 1 }] })),
    ).toBe(false);
    // Its sender cannot mark it.
    expect(await checked(estimateOf(1, 1, { breakdown: [], checked: true }))).toBe(false);
  });

  test('the price of a dishwasher is not one of a dryer', async () => {
    expect(await checked(estimateOf(153, 289), { appliance: 'Dryer' })).toBe(false);
  });

  test('after a release both prices are ours while pages of the earlier one may be open', async () => {
    sets = setOf('v2', 'v1');
    expect(await checked(estimateOf(160, 300))).toBe(true);
    expect(await checked(estimateOf(153, 289))).toBe(true);
    sets = setOf('v2', 'gone');
    expect(await checked(estimateOf(153, 289))).toBe(false);
  });
});
