import { renderRoute } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import { technicians } from './data/technicians';
import { routes } from './routes';
import { pageRecords } from './testing/page';

const show = async (path: string, samples: boolean) =>
  renderRoute(routes, path, { records: await pageRecords(), company: { samples } });
const text = () => document.body.textContent ?? '';

/** Pages with samples, and the text with which each says so. */
const notes = {
  '/service-areas': 'are samples until the business publishes its own.',
  '/service-area/77449': 'are samples until the business publishes its own.',
  '/service-area/woodley-park': 'Sample reviews, until customers of this neighborhood allow theirs',
  '/technicians': 'The technicians named here are samples until the business names its own.',
};
const paths = Object.keys(notes);

/** Figures and names that the business has not published. */
const sampleFigures =
  /\d\.\d of 5|\d\.\d hours|\d out of 5|repairs a month|Monthly repairs|rating|services this week|Marcus|Elena|sample/i;

test.each(Object.entries(notes))(
  '%s shows its samples and says that they are: %s',
  async (path, note) => {
    await show(path, true);
    expect(text()).toMatch(sampleFigures);
    expect(text()).toContain(note);
    for (const term of screen.queryAllByRole('term')) {
      if (!/rating|repairs$|response|week|technicians/i.test(term.textContent ?? '')) continue;
      expect(term.textContent).toContain('(sample)');
    }
  },
);

test.each(paths)('%s hides its samples if the company says so', async (path) => {
  await show(path, false);
  expect(text()).not.toMatch(sampleFigures);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test.each(paths)('%s has no sample for search engines', async (path) => {
  const { meta } = await show(path, true);
  const { title, description, jsonLd } = meta();
  const told = JSON.stringify([title, description, jsonLd]);
  expect(told).not.toMatch(/\d\.\d hours|"ratingValue"|"minPrice"|repairs a month/);
  for (const { name } of technicians) expect(told).not.toContain(name);
});

test('without samples the prices are those of the whole area', async () => {
  const all = await pageRecords();
  const { dryer } = all['appliance-costs/all'] as Record<string, { min: number; max: number }>;
  await show('/service-area/77449', false);
  const card = screen.getByRole('heading', { name: 'Dryer Repair' }).closest('li');
  expect(within(card ?? document.body).getByText(`$${dryer?.min} - $${dryer?.max}`)).toBeVisible();
});
