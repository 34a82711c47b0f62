import { render, screen } from '@testing-library/react';
import { StatTiles } from '.';

test('each figure is defined by its label', () => {
  render(
    <StatTiles
      items={[
        { value: '50+', label: 'Brands serviced' },
        { value: '90 Days', label: 'Warranty' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Brands serviced',
    'Warranty',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '50+',
    '90 Days',
  ]);
});
