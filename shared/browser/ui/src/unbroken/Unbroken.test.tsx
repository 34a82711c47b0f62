import { render, screen } from '@testing-library/react';
import { Unbroken } from '.';

test('does not change the text', () => {
  render(
    <p>
      Usually <Unbroken>2-4 hours</Unbroken> after you call.
    </p>,
  );
  expect(screen.getByText(/^Usually/).textContent).toBe('Usually 2-4 hours after you call.');
});
