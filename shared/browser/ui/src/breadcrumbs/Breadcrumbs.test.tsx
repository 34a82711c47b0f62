import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from '.';

test('links to the pages above and names the page itself without a link', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs
        items={[
          { name: 'Service Areas', path: '/service-areas' },
          { name: 'Katy, TX 77449', path: '/service-area/77449' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/service-areas',
  ]);
  expect(screen.getByText('Katy, TX 77449')).toHaveAttribute('aria-current', 'page');
});
