import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '.';

test('opens by its title, which may be a heading', async () => {
  render(
    <Disclosure summary="Is there a warranty?" headingLevel={3} name="faq">
      <p>90 days.</p>
    </Disclosure>,
  );
  const title = screen.getByRole('heading', { level: 3, name: 'Is there a warranty?' });
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await userEvent.click(title);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('passes its name on and calls onToggle', async () => {
  const toggled = jest.fn();
  render(
    <Disclosure summary="Areas" name="faq" onToggle={toggled}>
      Houston
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  await userEvent.click(screen.getByText('Areas'));
  expect(toggled).toHaveBeenCalled();
});
