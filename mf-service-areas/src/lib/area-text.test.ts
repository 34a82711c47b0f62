import { records } from '../records';
import { areaName } from './area-name';
import { areaSentences, commonSentence, reasons } from './area-text';
import { localOffers } from './local-offers';
import type { AreaRecord } from './records';

let areas: AreaRecord[];
const areaOf = (zip: string) => areas.filter(({ zipCode }) => zipCode === zip);

beforeAll(async () => {
  areas = Object.entries(await records())
    .filter(([path]) => path.startsWith('areas/'))
    .map(([, record]) => record as AreaRecord);
});

test('tells where a ZIP is, who lives there, what it borders on and how it stands', () => {
  expect(areaOf('77449').map(areaSentences)).toEqual([
    [
      '77449 covers a part of Katy, Harris County, 22.8 miles west of downtown Houston.',
      '130,028 people live in 77449, the 2nd of 14 ZIPs in West Houston by population.',
      'Of the ZIPs that we serve it borders on 77084, 77433, 77450 and 77493.',
      'A technician arrives 2.5 hours after the call on average, 0.4 hours later than the mean of West Houston.',
      'With 125 repairs in a mean month, 77449 comes 1st in West Houston.',
    ],
  ]);
});

test('says of the post-office ZIP what it is, and nothing of people or borders', () => {
  const [sentences = []] = areaOf('77001').map(areaSentences);
  expect(sentences[0]).toMatch(/^77001 is a post-office ZIP of Houston/);
  expect(sentences.join(' ')).not.toMatch(/people live|borders on|null|NaN|undefined/);
});

test('puts what breaks most often first, with its local price', () => {
  const top = localOffers('77449').slice(0, 2);
  expect(areaOf('77449').map((area) => commonSentence(area, top))).toEqual([
    expect.stringMatching(
      /^In 77449 the washing machine leads .* at \$\d+ - \$\d+, ahead of the dryer\.$/,
    ),
  ]);
});

test('gives the four reasons with figures of the ZIP', () => {
  for (const area of areas) {
    const [local, fast, trusted, guaranteed] = reasons(area, 90).map(({ text }) => text);
    expect(local).toContain(area.technicians[0]?.name);
    expect(fast).toContain(area.neighbours[0]?.zipCode);
    expect(trusted).toContain(String(area.stats.monthlyRepairs));
    expect(guaranteed).toContain('90 days');
  }
});

/** A text with the names of its own area taken out: what is left must tell the areas apart. */
const nameless = (area: AreaRecord, text: string) =>
  [area.zipCode, areaName(area), area.city].reduce(
    (left, name) => left.replaceAll(name, '…'),
    text,
  );

test('two pages that exchange their names are both wrong', () => {
  const facts = areas.map((area) => areaSentences(area).map((text) => nameless(area, text)));
  for (const [i, one] of facts.entries()) {
    for (const other of facts.slice(i + 1)) {
      const wrong = one.filter((sentence) => !other.includes(sentence));
      // Where it lies is wrong in any case; two areas may be as fast and as busy as each other.
      expect(wrong).toContain(one[0]);
      expect(wrong.length).toBeGreaterThan(one.length / 2);
    }
  }
});
