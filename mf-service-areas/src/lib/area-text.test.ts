import { preparePage } from '@site/federation/testing';
import { pageRecords } from '../testing/page';
import { areaName } from './words';
import { areaSentences, commonSentences, reasons } from './area-text';
import { warmCosts } from './records';
import { localOffers } from './local-offers';
import type { AreaRecord } from '../data/shapes';

let areas: AreaRecord[];
const areaOf = (zip: string) => areas.filter(({ zipCode }) => zipCode === zip);

beforeAll(async () => {
  const all = await pageRecords();
  preparePage({ records: all });
  await warmCosts();
  areas = Object.entries(all)
    .filter(([path]) => path.startsWith('areas/'))
    .map(([, record]) => record as AreaRecord);
});

test('names how soon a technician arrives, from where, and where the ZIP is', () => {
  expect(areaOf('77449').map(areaSentences)).toEqual([
    [
      'After a call from Katy a technician is usually at the door in 2.5 hours, about 25 minutes later than elsewhere in West Houston (sample).',
      'Elena R. (sample) starts the day in 77449.',
      '77449 is part of Katy, 22.8 miles west of downtown; next door we also serve 77084, 77433, 77450 and 77493.',
    ],
  ]);
});

test('names no technician who starts far away', () => {
  const far = areas.filter(({ technicians }) => technicians.length === 0);
  expect(far.length).toBeGreaterThan(0);
  for (const area of far) {
    expect(areaSentences(area).join(' ')).not.toMatch(/starts the day/);
    expect(reasons(area, 90)[0]?.text).toContain(`on our ${area.region} route`);
  }
});

test('describes the post-office ZIP without borders', () => {
  const [sentences = []] = areaOf('77001').map(areaSentences);
  expect(sentences.at(-1)).toMatch(/^77001 is a post-office ZIP of Houston/);
  expect(sentences.join(' ')).not.toMatch(/next door|null|NaN|undefined/);
});

test('puts the most frequent repair first, with its local price', () => {
  const top = localOffers('77449', true).slice(0, 2);
  expect(areaOf('77449').map((area) => commonSentences(area, top))).toEqual([
    [
      'The most common repair in 77449 is the washing machine, then the dryer (sample).',
      expect.stringMatching(
        /^A washing machine repair here usually costs \$\d+\u00a0-\u2060\u00a0\$\d+ \(sample\), /,
      ),
    ],
  ]);
});

test('gives the four reasons with figures of the ZIP', () => {
  for (const area of areas) {
    const [local, fast, trusted, guaranteed] = reasons(area, 90).map(({ text }) => text);
    expect(local).toContain(area.technicians[0]?.name ?? area.region);
    expect(fast).toContain(area.neighbors[0]?.zipCode);
    expect(trusted).toContain(String(area.stats.monthlyRepairs));
    expect(guaranteed).toContain('90 days');
  }
});

/** A text without the names of its area. The rest must distinguish the areas. */
const nameless = (area: AreaRecord, text: string) =>
  [area.zipCode, areaName(area), area.city].reduce(
    (left, name) => left.replaceAll(name, '…'),
    text,
  );

test('two pages that exchange their names are both wrong', () => {
  const facts = areas.map((area) => {
    const offers = localOffers(area.zipCode, true);
    const top = area.stats.topAppliances.flatMap((slug) => offers.filter((o) => o.slug === slug));
    return [...areaSentences(area).toReversed(), ...commonSentences(area, top)].map((text) =>
      nameless(area, text),
    );
  });
  for (const [i, one] of facts.entries()) {
    for (const other of facts.slice(i + 1)) {
      const wrong = one.filter((sentence) => !other.includes(sentence));
      // The location differs in any case; two areas may have the same response time.
      expect(wrong).toContain(one[0]);
      expect(wrong.length).toBeGreaterThan(one.length / 2);
    }
  }
});
