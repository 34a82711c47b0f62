import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page';

const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => link.querySelector(':not([aria-hidden])')?.textContent);

test('Premium and luxury brands have their own section', async () => {
  await openPage('/brands');
  expect(namesIn('Premium & Luxury')).toEqual(['KitchenAid', 'Bosch', 'Sub-Zero', 'Wolf']);
  expect(namesIn('Popular Brands')).toEqual([
    'Samsung',
    'LG',
    'Whirlpool',
    'GE',
    'Maytag',
    'Frigidaire',
    'Kenmore',
    'Electrolux',
  ]);
});

test('A card shows logo, name, founding, seat and status, and leads to the brand', async () => {
  await openPage('/brands');
  const link = screen.getByRole('link', { name: 'Samsung' });
  expect(link).toHaveAttribute('href', '/brands/samsung');
  const card = link.closest('li');
  for (const text of ['SAMSUNG', 'StatusMost Popular', 'Founded1969', 'HeadquartersSouth Korea']) {
    expect(card).toHaveTextContent(text);
  }
  expect(card).toHaveTextContent(/The label is on a refrigerator's left inside wall/);
});

test('The tiles and the closing call say what the business claims', async () => {
  await openPage('/brands');
  const tile = (label: string) => screen.getByText(label).nextElementSibling;
  expect(tile('Brands in detail')).toHaveTextContent('12');
  expect(tile('Genuine or approved parts')).toHaveTextContent('100%');
  expect(tile('Warranty')).toHaveTextContent('90 days');
  expect(screen.getByRole('region', { name: "Don't See Your Brand" })).toHaveTextContent('50+');
});
