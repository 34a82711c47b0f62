import { render, screen, within } from '@testing-library/react';
import { Grid, Hero, Page, Section, Split, Stack } from '.';

test('a page passes its data attributes on', () => {
  const { container } = render(<Page data-boundary="booking" narrow />);
  expect(container.firstChild).toHaveAttribute('data-boundary', 'booking');
  expect(container.firstChild).toHaveAttribute('data-narrow');
});

test('a hero contains the page’s h1', () => {
  render(
    <Hero eyebrow="Dryers" title="Dryer Repair" lead="Same day." actions={<button>Go</button>} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dryer Repair$/);
  expect(screen.getByRole('button', { name: 'Go' })).toBeVisible();
});

test('a section is named by its title and can be linked to', () => {
  render(
    <Section id="prices" title="Prices" lead="Before the work begins." headingLevel={3}>
      <p>$119</p>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Prices' });
  expect(section).toHaveAttribute('id', 'prices');
  expect(within(section).getByRole('heading', { level: 3 })).toHaveTextContent('Prices');
});

test.each([
  ['Grid', Grid],
  ['Stack', Stack],
])('%s is a list only with as="ul"', (_, Arrangement) => {
  const { rerender } = render(<Arrangement as="ul" />);
  expect(screen.getByRole('list')).toBeVisible();
  rerender(<Arrangement />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a sidebar has a name', () => {
  render(
    <Split sidebar="Recent posts" sidebarLabel="More articles">
      Article
    </Split>,
  );
  expect(screen.getByRole('complementary', { name: 'More articles' })).toHaveTextContent(
    'Recent posts',
  );
});
