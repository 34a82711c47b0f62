import { preparePage } from '@site/federation/testing';
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { records } from '../records';
import { testPrices } from '../testing/prices';
import ApplianceCards, { warm } from './ApplianceCards';
import BrandWall from './BrandWall';

function show(element: ReactElement) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('The home page has four appliances, each leading to its page', async () => {
  preparePage({ records: { ...(await records()), ...testPrices } });
  await warm();
  show(<ApplianceCards />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View All Services', '/appliances'],
    ['Washing Machine Repair', '/appliances/washing-machine'],
    ['Dryer Repair', '/appliances/dryer'],
    ['Refrigerator Repair', '/appliances/refrigerator'],
    ['Dishwasher Repair', '/appliances/dishwasher'],
  ]);
  expect(screen.getByText('$145 - $425')).toBeVisible();
});

test('The brand wall has groups of 14, 15 and 6, each name leading to a booking with it', () => {
  preparePage();
  show(<BrandWall />);
  const groups = screen.getAllByRole('list').map((list) => within(list).getAllByRole('link'));
  expect(groups.map(({ length }) => length)).toEqual([14, 15, 6]);
  const names = groups.flat().map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(35);
  expect(screen.getByRole('link', { name: 'Fisher & Paykel' })).toHaveAttribute(
    'href',
    '/book-online?brand=Fisher+%26+Paykel',
  );
});
