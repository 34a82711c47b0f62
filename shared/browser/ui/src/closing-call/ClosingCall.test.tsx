import { render, screen, within } from '@testing-library/react';
import { Button } from '../button';
import { ClosingCall } from '.';

test('is a named region with its actions', () => {
  render(<ClosingCall title="Ready?" actions={<Button>Schedule Online</Button>} />);
  const part = within(screen.getByRole('region', { name: 'Ready?' }));
  expect(part.getByRole('button', { name: 'Schedule Online' })).toBeVisible();
});
