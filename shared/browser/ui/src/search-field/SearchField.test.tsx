import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '.';

test('is named by its label, visible or not, and reports typed text', async () => {
  const change = jest.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value);
  render(
    <SearchField label="Search articles" placeholder="Search articles..." onChange={change} />,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'pump');
  expect(change).toHaveLastReturnedWith('pump');
});

test('className goes to the root, other attributes to the input', () => {
  const { container } = render(<SearchField label="Search" className="wide" name="q" id="q" />);
  expect(container.firstChild).toHaveClass('wide');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  expect(screen.getByLabelText('Search')).toHaveAttribute('id', 'q');
});
