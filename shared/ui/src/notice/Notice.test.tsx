import { render, screen } from '@testing-library/react';
import { Notice } from '.';

test('what happened is announced, what stands there is not', () => {
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

test('the caller may decide the role and leave the sign out', () => {
  const { container } = render(
    <Notice role="status" icon={false} title="✓ We service your area!" />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^✓ We service your area!$/);
  expect(container.querySelector('svg')).toBeNull();
});
