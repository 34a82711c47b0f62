import { fireEvent, render, screen } from '@testing-library/react';
import { CallLink } from '.';

const company = { phone: '(713) 555-0142', rawPhone: '+17135550142', place: 'header' };

test.each([undefined, 'accent'] as const)('calls, and has its place (variant %s)', (variant) => {
  const called = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(<CallLink {...company} variant={variant} onClick={called} />);
  const link = screen.getByRole('link', { name: '(713) 555-0142' });
  expect(link).toHaveAttribute('href', 'tel:+17135550142');
  expect(link).toHaveAttribute('data-place', 'header');
  fireEvent.click(link);
  expect(called).toHaveBeenCalledTimes(1);
});

test('shows its children instead of the number', () => {
  render(<CallLink {...company}>Call to Confirm Price</CallLink>);
  expect(screen.getByRole('link', { name: 'Call to Confirm Price' })).toBeVisible();
});
