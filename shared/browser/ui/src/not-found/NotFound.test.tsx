import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFound } from '.';

test('shows what is missing and one link', () => {
  render(
    <MemoryRouter>
      <NotFound title="Brand Not Found" link={{ to: '/brands', label: 'View All Brands' }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Brand Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All Brands' })).toHaveAttribute('href', '/brands');
});
