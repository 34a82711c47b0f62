import { screen, within } from '@testing-library/react';
import { brands } from '@site/data-types/brands';
import { gasAdviceShown, openPage } from '../testing/open-page';
import { readCatalog } from '../data/read-catalog';
import { codeAnchor } from '../lib/code-key';

const { codes } = readCatalog();

test('A code shows its meaning, first check, safety and repair, at its own anchor', async () => {
  const { container } = await openPage('/brands/samsung/codes');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Samsung error codes');
  const entry = container.querySelector<HTMLElement>('#washing-machine-5c');
  expect(entry).toHaveTextContent('also 5E');
  expect(entry).toHaveTextContent('The water is not draining.');
  expect(entry).toHaveTextContent('Before it: Unplug the washing machine.');
  expect(entry).toHaveTextContent('First check: Let hot water cool. Straighten the drain hose');
  expect(entry).toHaveTextContent('Can run after the check');
  const repair = within(entry as HTMLElement).getByRole('link');
  expect(repair).toHaveAttribute('href', '/issues/washing-machine-not-draining');
});

test('A code that is a hazard says to stop, and the emergencies come before all codes', async () => {
  const { container } = await openPage('/brands/ge/codes');
  expect(container.querySelector('#range-f2')).toHaveTextContent('Stop using it');
  expect(screen.getByText((_, element) => element?.textContent === gasAdviceShown)).toBeVisible();
  expect(screen.getByText(/carbon monoxide alarm, headache or dizziness/)).toBeVisible();
});

test.each(codes.map(({ slug, tables }) => [slug, tables] as const))(
  '%s: every code can be jumped to, and every table names its documents',
  async (slug, tables) => {
    const { container } = await openPage(`/brands/${slug}/codes`);
    const jumps = within(screen.getByRole('navigation', { name: /codes$/ })).getAllByRole('link');
    expect(jumps.map((link) => link.getAttribute('href'))).toEqual(
      tables.flatMap(({ appliance, codes: rows }) =>
        rows.map(({ code }) => `/brands/${slug}/codes#${codeAnchor(appliance, code)}`),
      ),
    );
    for (const link of jumps) {
      const id = link.getAttribute('href')?.split('#')[1];
      expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
    for (const { title } of tables.flatMap(({ sources }) => sources)) {
      expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    }
  },
);

test('A visitor whose code is not listed gets the reason, the manual and the phone', async () => {
  await openPage('/brands/maytag/codes');
  const other = within(screen.getByRole('region', { name: 'Your code is not here?' }));
  expect(
    other.getByText(/only codes that we have read in a document of the maker/),
  ).toHaveTextContent('Look in your model’s manual, or call');
  expect(other.getByRole('link')).toHaveAttribute('href', 'tel:+15555550100');
});

test.each(codes.map(({ slug }) => slug))(
  '%s: metadata fits the results of search',
  async (slug) => {
    const { meta } = await openPage(`/brands/${slug}/codes`);
    const { canonical, description, jsonLd } = meta();
    expect(canonical).toBe(`https://test.example/brands/${slug}/codes`);
    expect(description.length).toBeGreaterThanOrEqual(100);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(jsonLd).toEqual([
      expect.objectContaining({ '@type': 'WebPage' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  },
);

test('A brand with codes links to them; a brand without has no link and no page', async () => {
  await openPage('/brands/samsung');
  expect(screen.getByRole('link', { name: /Samsung error codes/ })).toHaveAttribute(
    'href',
    '/brands/samsung/codes',
  );
});

const without = brands.filter(({ slug }) => !codes.some((other) => other.slug === slug));

test.each(without.map(({ slug }) => slug))('%s has no page of codes', async (slug) => {
  const { meta } = await openPage(`/brands/${slug}/codes`);
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
  expect(screen.getByText(/Look in your model’s manual, or call/)).toBeVisible();
});

test.each(without.map(({ slug }) => slug))('%s says why it has no link to codes', async (slug) => {
  await openPage(`/brands/${slug}`);
  expect(screen.queryByRole('link', { name: /error codes/ })).not.toBeInTheDocument();
  expect(screen.getByText(/have found none for/)).toHaveTextContent('manual, or call');
});
