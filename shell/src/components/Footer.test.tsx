import { preparePage } from '@site/federation/testing';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { placeOf, renderShell } from '../testing';
import { Footer } from './Footer';

test('The footer has links, services, contact, copyright and the legal pages', async () => {
  await renderShell('/one');
  const footer = within(screen.getByRole('contentinfo'));
  for (const path of [
    '/book-online',
    '/appointment',
    '/faq',
    '/appliances/dryer',
    '/privacy',
    '/terms',
  ]) {
    expect(footer.getAllByRole('link').some((link) => link.getAttribute('href') === path)).toBe(
      true,
    );
  }
  expect(footer.getByText(`© ${new Date().getFullYear()} Test Repairs`)).toBeVisible();
  expect(footer.getByText('Mon-Fri 7:00 AM - 8:00 PM')).toBeVisible();
  expect(footer.getByRole('link', { name: 'desk@test.example' })).toHaveAttribute(
    'href',
    'mailto:desk@test.example',
  );
});

test('A page of an earlier year keeps its year when it hydrates', () => {
  preparePage();
  const tree = () => (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Footer /> }])} />
  );
  const complaints = jest.spyOn(console, 'error');
  jest.useFakeTimers({ now: new Date('2026-12-31T18:00:00Z') });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree());
  jest.setSystemTime(new Date('2027-01-02T18:00:00Z'));
  render(tree(), { container, hydrate: true });
  expect(screen.getByText('© 2026 Test Repairs')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
  jest.useRealTimers();
  complaints.mockRestore();
});

test('A call and a chat from the footer are counted', async () => {
  await renderShell('/one');
  const footer = within(screen.getByRole('contentinfo'));
  expect(placeOf(footer.getByRole('link', { name: '(555) 555-0100' }))).toBe('footer');
  const chat = footer.getByRole('link', { name: 'Chat on WhatsApp' });
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/15555550100\?text=Hello/);
  expect(placeOf(chat)).toBe('footer');
});

test('On phones the bar calls and books, and the call is counted', async () => {
  await renderShell('/one');
  const bar = within(screen.getByRole('region', { name: 'Call or book' }));
  expect(placeOf(bar.getByRole('link', { name: 'Call now' }))).toBe('call-bar');
  expect(bar.getByRole('link', { name: 'Book online' })).toHaveAttribute('href', '/book-online');
});

test('A page without a booking button has its own number in bar and header', async () => {
  await renderShell('/call-only');
  const bar = within(screen.getByRole('region', { name: 'Call or book' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+15555550199',
  ]);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: '(555) 555-0199' })).toBeVisible();
});
