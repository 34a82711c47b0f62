import { brands as listedBrands } from '@site/data-types/brands';
import { callouts } from '@site/ui/illustrations/callouts';
import { brandWall } from './brand-wall';
import { readCatalog } from './read-catalog';

const { appliances, brands } = readCatalog();
const issues = appliances.flatMap((appliance) =>
  appliance.issues.map((issue) => ({ ...issue, appliance })),
);

/** Every text of a record, with its path. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

/** The text of an issue that visitors read, without names, addresses and search phrases. */
const prose = (issue: (typeof issues)[number]) => {
  const { description, symptoms, causes, prevention, whyItHappens, repairSteps } = issue;
  const { rightNow, tryFirst, stopIf, whenToCall, worthIt, safeToRun } = issue;
  return [
    ...textsOf({ description, symptoms, causes, prevention, whyItHappens, repairSteps }),
    ...textsOf({ rightNow, tryFirst, stopIf, whenToCall, worthIt }),
    ...textsOf({ reason: safeToRun.reason, stop: safeToRun.stop ?? [] }),
  ].map(([, text]) => text);
};

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);

describe('What the specification fixes', () => {
  test('13 appliances with ids 1 to 13, 12 brands, at least 60 issues', () => {
    expect(appliances.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(brands.map(({ name, slug }) => ({ name, slug }))).toEqual(listedBrands);
    expect(issues.length).toBeGreaterThanOrEqual(60);
  });

  test('the wall of the home page has every brand with a page, under the same name', () => {
    const wall: string[] = brandWall.flatMap(({ brands: names }) => [...names]);
    expect(wall).toEqual(expect.arrayContaining(listedBrands.map(({ name }) => name)));
    expect(new Set(wall).size).toBe(wall.length);
  });

  test.each([
    ['washing-machine', 'wm'],
    ['dryer', 'dr'],
    ['refrigerator', 'rf'],
    ['dishwasher', 'dw'],
    ['oven', 'ov'],
    ['microwave', 'mw'],
    ['stove', 'st'],
    ['range', 'rg'],
    ['ice-machine', 'im'],
    ['garbage-disposal', 'gd'],
    ['trash-compactor', 'tc'],
    ['downdraft', 'dd'],
    ['cooktop', 'ct'],
  ])('%s: issues %s-1 and on', (slug, prefix) => {
    const appliance = appliances.find((a) => a.slug === slug);
    expect(appliance?.issues.map(({ id }) => id)).toEqual(
      appliance?.issues.map((_, i) => `${prefix}-${i + 1}`),
    );
  });

  test('issue dd-5 is still found at 5, and no other issue has an old address', () => {
    const legacy = issues.filter(({ legacySlug }) => legacySlug);
    expect(legacy.map(({ id, legacySlug }) => [id, legacySlug])).toEqual([['dd-5', '5']]);
  });

  test('the advice: filters every 6 months, gas connectors every 5 years, ice water 50-90 °F', () => {
    const said = (slugs: RegExp, words: RegExp) =>
      issues
        .filter(({ slug }) => slugs.test(slug))
        .flatMap(prose)
        .some((text) => words.test(text));
    expect(said(/^refrigerator/, /filter.*(6|six) months/i)).toBe(true);
    expect(said(/^ice-machine/, /filter.*(6|six) months/i)).toBe(true);
    expect(said(/^stove/, /connector.*(5|five) years/i)).toBe(true);
    expect(said(/^ice-machine/, /50.{0,8}90 °F/)).toBe(true);
  });
});

describe('Quality of the texts', () => {
  test.each(issues.map((issue) => [issue.slug, issue] as const))(
    '%s has 6 symptoms, 6 causes, 6 tips, 4 steps and at least 600 words',
    (_, issue) => {
      const { symptoms, causes, prevention, repairSteps } = issue;
      expect([symptoms, causes, prevention, repairSteps].map(({ length }) => length)).toEqual([
        6, 6, 6, 4,
      ]);
      expect(prose(issue).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(600);
    },
  );

  test('no sentence occurs twice, in any issue, appliance or brand', () => {
    const first = new Map<string, string>();
    const twice: string[] = [];
    const pages = [
      ...issues.map((issue) => [issue.slug, prose(issue)] as const),
      ...appliances.map((a) => [a.slug, [a.description, ...a.overview]] as const),
      ...brands.map((b) => [b.slug, [b.description, ...b.notes]] as const),
    ];
    for (const [page, texts] of pages) {
      for (const sentence of texts.flatMap(sentences)) {
        const other = first.get(sentence);
        if (other) twice.push(`${other} and ${page}: ${sentence}`);
        else first.set(sentence, page);
      }
    }
    expect(twice).toEqual([]);
  });

  test('no text is empty, a placeholder, or shouts', () => {
    const bad = [...appliances, ...brands].flatMap((record) =>
      textsOf(record, record.slug).filter(
        ([, text]) =>
          text.trim() === '' ||
          /lorem|ipsum|\btodo\b|\btbd\b|placeholder|coming soon|\bxxx|!/i.test(text),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('hazards are named wherever gas, a capacitor or refrigerant is handled', () => {
    const hazard = /\b(gas (valve|line|connector)|capacitor|refrigerant)\b/i;
    const silent = issues.filter(
      (issue) =>
        issue.repairSteps.some(({ description }) => hazard.test(description)) &&
        issue.repairSteps.every(({ safetyNotes }) => safetyNotes === undefined),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('References', () => {
  test('the issues of an appliance name each part of its drawing once', () => {
    for (const { slug, issues: own } of appliances) {
      const parts = own.map(({ part }) => part);
      expect(parts.toSorted()).toEqual(Object.keys(callouts[slug]).toSorted());
    }
  });

  test('every appliance has brands that make it', () => {
    const without = appliances.filter(
      ({ slug }) => !brands.some((brand) => brand.appliances.includes(slug)),
    );
    expect(without).toEqual([]);
  });
});
