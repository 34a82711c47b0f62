import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page';

test('A brand shows its history, its appliances and the guarantee', async () => {
  const { meta } = await openPage('/brands/wolf');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wolf appliance repair');
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(fact('Founded')).toHaveTextContent('1930s');
  expect(fact('Headquarters')).toHaveTextContent('United States');
  expect(fact('Market position')).toHaveTextContent('Luxury');
  expect(screen.getByText(/90-day warranty on parts and labor/)).toBeVisible();

  const appliances = within(screen.getByRole('region', { name: 'Wolf appliances we repair' }));
  const range = appliances.getByRole('link', { name: 'Range' });
  expect(range).toHaveAttribute('href', '/appliances/range');
  expect(range.closest('tr')).toHaveTextContent('$162 - $561');
  expect(appliances.queryByRole('link', { name: 'Dryer' })).not.toBeInTheDocument();
  expect(meta().jsonLd).toEqual([
    expect.objectContaining({ '@type': 'WebPage', url: 'https://test.example/brands/wolf' }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('The booking link contains the name of the brand', async () => {
  await openPage('/brands/sub-zero');
  for (const link of screen.getAllByRole('link', { name: 'Schedule Service' })) {
    expect(link).toHaveAttribute('href', '/book-online?brand=Sub-Zero');
  }
});

test('A brand whose usual price does not hold says so next to its prices, others do not', async () => {
  const { unmount } = await openPage('/brands/sub-zero');
  expect(screen.getByText('Sub-Zero is quoted after a look.')).toBeVisible();
  unmount();
  await openPage('/brands/samsung');
  expect(screen.queryByText(/quoted after a look/)).not.toBeInTheDocument();
});

test('An unknown brand is not found, and not indexed', async () => {
  const { meta } = await openPage('/brands/acme');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brand Not Found');
  expect(screen.getByRole('link', { name: 'View All Brands' })).toHaveAttribute('href', '/brands');
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
});
