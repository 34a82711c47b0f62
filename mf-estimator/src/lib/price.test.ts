import { applianceSlugs } from '@site/data-types/entities';
import type {
  ApplianceCosts,
  AppliancePrices,
  PriceTerms,
  RepairCosts,
} from '@site/data-types/prices';
import { exclusions, works } from '../data/exclusions';
import { faults } from '../data/faults/faults';
import { records } from '../records';
import { findPrice } from './price';

test.each([
  ['downdraft', 'not-rising'],
  ['dryer', 'constructor'],
  ['toString', 'not-heating'],
])('the calculator has no price for %s, %s', (appliance, issue) => {
  expect(findPrice(appliance, issue)).toBeUndefined();
});

describe('What other parts read', () => {
  let all: Record<string, unknown>;
  beforeAll(async () => {
    all = await records();
  });
  const pricesOf = (slug: string) => all[`prices/${slug}`] as AppliancePrices;

  test('65 repairs of 13 appliances; those of the calculator cost what it says', () => {
    const repairs = applianceSlugs.flatMap((appliance) =>
      Object.entries(pricesOf(appliance).repairs).map(([issue, price]) => ({
        appliance,
        issue,
        ...price,
      })),
    );
    expect(repairs).toHaveLength(65);
    expect(repairs.filter(({ accuracy }) => accuracy === undefined)).toHaveLength(5);
    for (const { appliance, issue, min, max, accuracy } of repairs) {
      if (accuracy === undefined) continue;
      expect(findPrice(appliance, issue)).toEqual({ priceRange: { min, max }, accuracy });
    }
  });

  test('every repair costs $119 to $680', () => {
    for (const slug of applianceSlugs) {
      const { range, repairs } = pricesOf(slug);
      expect(range.min).toBeGreaterThanOrEqual(119);
      expect(range.max).toBeLessThanOrEqual(680);
      for (const { min, max } of Object.values(repairs)) expect(min).toBeLessThan(max);
    }
  });

  test('a repair takes 30 minutes to 4 hours, and a typical visit as long as some repairs', () => {
    const minutesOf = (time: string) => {
      const [, from, to, unit] = /^(\d+)-(\d+) (minutes|hours)$/.exec(time) ?? [];
      const factor = unit === 'hours' ? 60 : 1;
      return { from: Number(from) * factor, to: Number(to) * factor };
    };
    for (const slug of applianceSlugs) {
      const { range, repairs } = pricesOf(slug);
      const times = Object.values(repairs).map(({ repairTime }) => minutesOf(repairTime));
      const shortest = Math.min(...times.map(({ from }) => from));
      const longest = Math.max(...times.map(({ to }) => to));
      expect(shortest).toBeGreaterThanOrEqual(30);
      expect(longest).toBeLessThanOrEqual(240);
      const visit = minutesOf(range.typicalVisit);
      expect({ slug, short: visit.from >= shortest, long: visit.to <= longest }).toEqual({
        slug,
        short: true,
        long: true,
      });
    }
  });

  test('urgency and difficulty are those that the calculator shows; downdrafts have them, too', () => {
    for (const [slug, of] of Object.entries(faults))
      for (const [issue, { urgency, difficulty }] of Object.entries(of))
        expect(pricesOf(slug).repairs[issue]).toMatchObject({ urgency, difficulty });
    expect(pricesOf('downdraft').repairs['not-rising']).toMatchObject({
      urgency: 'Medium',
      difficulty: 'Hard',
    });
  });

  test('a price says what it does not include, for real repairs only, and which brands it leaves out', () => {
    for (const [slug, of] of Object.entries(exclusions)) {
      for (const [issue, work] of Object.entries(of)) {
        const { excludes } = pricesOf(slug).repairs[issue] ?? {};
        for (const part of work) expect(excludes).toContain(works[part]);
        // Reads on from "Not in this price:".
        expect(excludes).toMatch(/^[a-z].*\.$/);
      }
    }
    expect(pricesOf('dryer').quotedBrands).toBe(
      'Sub-Zero, Wolf, Thermador and Viking appliances are quoted after a look.',
    );
  });

  test('a quote is promised for our own work, not for that of another trade', () => {
    const excludes = (slug: string, issue: string) => pricesOf(slug).repairs[issue]?.excludes;
    expect(excludes('washing-machine', 'loud-noise')).toBe(
      'the drum bearing and the tub seal. You get a written quote first.',
    );
    expect(excludes('stove', 'gas-smell')).toBe(
      'the gas piping of the house, a licensed plumber’s work.',
    );
    expect(excludes('dryer', 'not-heating')).toBeUndefined();
  });

  test('the terms name every work once, with its appliances, and the second visit', () => {
    const terms = all['price-terms/all'] as PriceTerms;
    for (const work of Object.values(works)) expect(terms.excluded.split(work)).toHaveLength(2);
    expect(terms.excluded).toContain('the tub seal (washing machine)');
    expect(terms.excluded).toContain('a refrigerant leak (refrigerator and ice machine)');
    expect(terms.included).toContain('a second visit if a part has to be ordered');
    for (const slug of applianceSlugs) {
      const { included, quotedBrands } = pricesOf(slug);
      expect({ included, quotedBrands }).toEqual({
        included: terms.included,
        quotedBrands: terms.quotedBrands,
      });
    }
  });

  test('no appliance excludes work that one of its prices includes', () => {
    // A range whose panel is dead gets a new board for that price.
    expect(pricesOf('range').excludes).toBeUndefined();
    expect(pricesOf('oven').excludes).toContain('a new control board');
  });

  test('large work is never the reason of a price that does not include it', () => {
    const reasonsOf = (appliance: keyof typeof faults, issue: string) =>
      `${faults[appliance][issue]?.low} ${faults[appliance][issue]?.high}`;
    for (const [appliance, issue, work] of [
      ['washing-machine', 'loud-noise', /bearing|tub seal/],
      ['washing-machine', 'leaking', /tub seal/],
      ['refrigerator', 'not-cooling', /compressor|sealed|circuit/],
      ['ice-machine', 'not-making-ice', /compressor|sealed|circuit/],
      ['oven', 'temperature-wrong', /board/],
      ['range', 'oven-not-heating', /board/],
    ] as const) {
      expect(reasonsOf(appliance, issue)).not.toMatch(work);
    }
  });

  test('a bake element costs as much in a wall oven as in a range', () => {
    const { min, max } = pricesOf('oven').repairs['not-heating'] ?? {};
    expect({ min, max }).toMatchObject({ min: 238, max: 476 });
  });

  test('the lists say the same', () => {
    const costs = all['appliance-costs/all'] as ApplianceCosts;
    const repairs = all['repair-costs/all'] as RepairCosts;
    for (const slug of applianceSlugs) {
      expect(costs[slug]).toEqual(pricesOf(slug).range);
      expect(pricesOf(slug).repairs).toMatchObject(repairs[slug]);
      expect(Object.keys(repairs[slug])).toEqual(Object.keys(pricesOf(slug).repairs));
    }
  });
});
