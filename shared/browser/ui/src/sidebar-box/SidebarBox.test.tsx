import { render, screen } from '@testing-library/react';
import { SidebarBox } from '.';

test('is named by its heading and can be linked to', () => {
  render(
    <SidebarBox title="Newsletter" id="newsletter">
      One letter a month.
    </SidebarBox>,
  );
  const box = screen.getByRole('region', { name: 'Newsletter' });
  expect(box).toHaveAttribute('id', 'newsletter');
  expect(screen.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
});
