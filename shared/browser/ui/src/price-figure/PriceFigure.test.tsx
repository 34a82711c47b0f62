import { render, screen } from '@testing-library/react';
import { PriceFigure } from '.';

test('shows label, price and note', () => {
  render(
    <PriceFigure
      label="Usual cost"
      price="$162 - $315"
      note="Labor is included."
      role="group"
      aria-label="Price"
    />,
  );
  expect(screen.getByRole('group', { name: 'Price' })).toHaveTextContent(
    'Usual cost$162 - $315Labor is included.',
  );
});
