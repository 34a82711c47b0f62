import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from '.';

test('is part of the accessible name', () => {
  render(
    <button>
      4.9<VisuallyHidden> out of 5</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '4.9 out of 5' })).toBeVisible();
});
