import { render, screen } from '@testing-library/react';
import { Notice } from '.';

test('errors and successes are announced, other notices are not', () => {
  render(
    <>
      <Notice tone="error">Failed</Notice>
      <Notice tone="success">Done</Notice>
      <Notice tone="warning">Careful</Notice>
      <Notice>By the way</Notice>
    </>,
  );
  expect(screen.getAllByRole('alert')).toEqual([screen.getByText('Failed').parentElement]);
  expect(screen.getAllByRole('status')).toEqual([screen.getByText('Done').parentElement]);
});

test('the caller can set the role and leave the icon out', () => {
  const { container } = render(
    <Notice role="status" icon={false} title="✓ We service your area!" />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^✓ We service your area!$/);
  expect(container.querySelector('svg')).toBeNull();
});
