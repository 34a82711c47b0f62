import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Grid, Hero, Page, Section, Split, Stack } from '.';

test('a page passes its data attributes on', () => {
  const { container } = render(<Page data-boundary="booking" narrow />, { wrapper: MemoryRouter });
  expect(container.firstChild).toHaveAttribute('data-boundary', 'booking');
  expect(container.firstChild).toHaveAttribute('data-narrow');
});

/** Whether the page's h1 was on the screen when the rest of the page was first rendered. */
async function headingComesFirst(from: string, to: string): Promise<boolean> {
  const seen: boolean[] = [];
  const Rest = () => {
    seen.push(screen.queryByRole('heading', { level: 1 }) !== null);
    return <p>The rest</p>;
  };
  const page = (
    <Page>
      <p>Trail</p>
      <Hero title="Dryer Repair" />
      <Rest />
    </Page>
  );
  render(
    <MemoryRouter initialEntries={[from]}>
      <Routes>
        <Route path="/" element={<Link to={to}>Open</Link>} />
        <Route path="/page" element={page} />
      </Routes>
    </MemoryRouter>,
  );
  if (from === '/') await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByText('The rest')).toBeVisible();
  return seen[0] ?? false;
}

test.each([
  ['A page that a link opens shows its heading before the rest is rendered', '/', '/page', true],
  ['A link to a section renders all of the page at once', '/', '/page#cost', false],
  ['A document hydrates all of the page at once', '/page', '', false],
])('%s', async (_, from, to, expected) => {
  expect(await headingComesFirst(from, to)).toBe(expected);
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
  const { rerender } = render(<Arrangement as="ul" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('list')).toBeVisible();
  rerender(<Arrangement />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a sidebar has a name', () => {
  render(
    <Split sidebar="Recent posts" sidebarLabel="More articles">
      Article
    </Split>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('complementary', { name: 'More articles' })).toHaveTextContent(
    'Recent posts',
  );
});
