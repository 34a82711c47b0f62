import { render, screen } from '@testing-library/react';
import { Icon } from '.';

test('is decoration without a label and an image with one', () => {
  const { container, rerender } = render(<Icon name="star" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="star" label="Rating" />);
  expect(screen.getByRole('img', { name: 'Rating' })).not.toHaveAttribute('aria-hidden');
});
