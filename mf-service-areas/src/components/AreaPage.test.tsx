import { styleFaults } from '@site/build/style-words';
import { preparePage } from '@site/federation/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { areaName } from '../lib/words';
import type { AreaRecord } from '../data/shapes';
import { warmCosts } from '../lib/records';
import { pageRecords } from '../testing/page';
import { AreaPage } from './AreaPage';

/** Fewer words than this are a label, not a sentence. */
const fewestWords = 5;

const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, ' ');

/** Sentences of a page, from list items, paragraphs, headings and rows. */
function sentencesOf(area: AreaRecord): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AreaPage area={area} trail={[]} />
    </MemoryRouter>,
  );
  const lines = withoutTags(
    html
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<li[^>]*>(.*?)<\/li>/gs, (_, item: string) => `\n${withoutTags(item)}\n`)
      .replace(/<\/(p|h1|h2|h3|div|figcaption)>/g, '\n'),
  );
  const sentences = lines.split('\n').flatMap((line) =>
    line
      .trim()
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?])\s+(?=[A-Z0-9])/),
  );
  return [...new Set(sentences)].filter((text) => text.split(' ').length >= fewestWords);
}

/** Share of the shorter page's sentences that the other one has, too. */
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size);

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Every ZIP page with its sentences. Rendering all takes seconds, so the tests share it. */
let pages: { path: string; area: AreaRecord; sentences: string[] }[] = [];

beforeAll(async () => {
  const all = await pageRecords();
  preparePage({ records: all });
  await warmCosts();
  pages = Object.entries(all)
    .filter(([path]) => path.startsWith('areas/'))
    .map(([path, record]) => {
      const area = record as AreaRecord;
      return { path, area, sentences: sentencesOf(area) };
    });
  expect(pages.length).toBeGreaterThan(100);
});

test('the words of every ZIP page follow the style guide', () => {
  const faults = pages.flatMap(({ path, sentences }) =>
    sentences.flatMap(styleFaults).map((fault) => `${path} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no two ZIP pages share half of their sentences, even without the names', () => {
  const asPrinted = pages.map(({ sentences }) => sentences);
  const nameless = pages.map(({ area: { zipCode, city, ...rest }, sentences }) => {
    const names = [zipCode, areaName({ city, ...rest }), city];
    return sentences.map((text) => names.reduce((left, name) => left.replaceAll(name, '…'), text));
  });

  for (const [what, all] of Object.entries({ 'as printed': asPrinted, nameless })) {
    const sets = all.map((sentences) => new Set(sentences));
    const shares = sets.flatMap((one, i) => sets.slice(i + 1).map((other) => shared(one, other)));
    const sorted = shares.toSorted((a, b) => a - b);
    const most = sorted.at(-1) ?? 1;
    const median = sorted[Math.floor(sorted.length / 2)] ?? 1;
    process.stdout.write(
      `ZIP pages, ${what}: ${sorted.length} pairs share ${percent(median)} of their sentences in the median, ${percent(most)} at most\n`,
    );
    expect(most).toBeLessThan(0.5);
  }
});

test('figures from the books stand in place of every sample of the business', async () => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  const own = {
    ...{ visits: 15, hours: 26 },
    problems: [{ appliance: 'Dryer', issue: 'Not Heating' }],
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AreaPage area={{ ...page.area, own }} trail={[]} />
    </MemoryRouter>,
  );
  const text = withoutTags(html).replace(/\s+/g, ' ');
  expect(text).toContain(`Repairs in ${page.area.zipCode} in a year 15+`);
  expect(text).toContain('Usual time from request to visit 1 day');
  expect(text).toContain(`Repaired most often in ${page.area.zipCode}: Dryer (not heating).`);
  expect(text).not.toMatch(/Customer rating|Monthly repairs|average response time/i);
});
