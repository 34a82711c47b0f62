import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardLink } from '.';

test('a card is one link, named by its title alone, inside a heading', () => {
  render(
    <MemoryRouter>
      <ul>
        <CardLink
          as="li"
          to="/appliances/dryer"
          title="Dryer Repair"
          meta="From $162"
          prompt="View Common Issues"
        >
          <p>No heat, no spin.</p>
        </CardLink>
      </ul>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Dryer Repair' });
  expect(link).toHaveAttribute('href', '/appliances/dryer');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
  expect(screen.getByRole('listitem')).toHaveTextContent('No heat, no spin.');
  expect(screen.getByText('View Common Issues')).toHaveAttribute('aria-hidden', 'true');
});

test('may link to another site', () => {
  render(<CardLink href="https://parts.example/" title="Parts" headingLevel={2} />);
  expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute(
    'href',
    'https://parts.example/',
  );
});
