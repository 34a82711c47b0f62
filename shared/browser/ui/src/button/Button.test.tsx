import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from '.';

test('a button does not submit a form by default', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(submit).not.toHaveBeenCalled();
});

test('while loading, a press and Enter in a field do nothing, and focus stays', async () => {
  const [submit, press] = [jest.fn(), jest.fn()];
  render(
    <form onSubmit={submit}>
      <input aria-label="ZIP code" />
      <Button type="submit" loading onClick={press}>
        Scheduling...
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Scheduling...' });
  await userEvent.type(screen.getByLabelText('ZIP code'), '77001{Enter}');
  await userEvent.click(button);

  expect(submit).not.toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a disabled button cannot be pressed', async () => {
  const press = jest.fn();
  render(
    <Button disabled onClick={press}>
      Check
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(press).not.toHaveBeenCalled();
});

test('variant and size are attributes; className is added to the root', () => {
  render(
    <Button variant="ghost" size="lg" fullWidth className="mine">
      Close
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-variant', 'ghost');
  expect(button).toHaveAttribute('data-size', 'lg');
  expect(button).toHaveAttribute('data-full-width');
  expect(button).toHaveClass('root', 'mine');
});

test('a link inside the site uses the router, a link to another site its address', () => {
  render(
    <MemoryRouter basename="/site" initialEntries={['/site']}>
      <ButtonLink to="/book-online">Schedule</ButtonLink>
      <ButtonLink href="https://parts.example/" target="_blank">
        Parts
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
    'href',
    '/site/book-online',
  );
  const parts = screen.getByRole('link', { name: 'Parts' });
  expect(parts).toHaveAttribute('href', 'https://parts.example/');
  expect(parts).toHaveAttribute('rel', 'noopener noreferrer');
});
