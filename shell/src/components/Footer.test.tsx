import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, tracked } from '../testing';

test('The footer has links, services, contact, copyright and the legal pages', async () => {
  await renderShell('/one');
  const footer = within(screen.getByRole('contentinfo'));
  for (const path of ['/book-online', '/faq', '/appliances/dryer', '/privacy', '/terms']) {
    expect(footer.getAllByRole('link').some((link) => link.getAttribute('href') === path)).toBe(
      true,
    );
  }
  expect(footer.getByText('© Test Repairs')).toBeVisible();
  expect(footer.getByText('Mon-Fri 7:00 AM - 8:00 PM')).toBeVisible();
  expect(footer.getByRole('link', { name: 'desk@test.example' })).toHaveAttribute(
    'href',
    'mailto:desk@test.example',
  );
});

test('A call and a chat from the footer are counted', async () => {
  await renderShell('/one');
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: '(555) 555-0100' }));
  expect(tracked().at(-1)).toEqual({ event: 'phone_call', place: 'footer' });
  const chat = footer.getByRole('link', { name: 'Chat on WhatsApp' });
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/15555550100\?text=Hello/);
  await userEvent.click(chat);
  expect(tracked().at(-1)).toEqual({ event: 'whatsapp', place: 'footer' });
});

test('On phones the bar calls and books, and the call is counted', async () => {
  await renderShell('/one');
  const bar = within(screen.getByRole('region', { name: 'Call or book' }));
  await userEvent.click(bar.getByRole('link', { name: 'Call now' }));
  expect(tracked().at(-1)).toEqual({ event: 'phone_call', place: 'call-bar' });
  expect(bar.getByRole('link', { name: 'Book online' })).toHaveAttribute('href', '/book-online');
});
