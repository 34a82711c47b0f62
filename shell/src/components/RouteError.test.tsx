import { renderRoute } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutes } from '../routes';
import { placeOf, prepareBrowser, tracked } from '../testing';

const Broken = () => {
  throw new Error('nothing here');
};

test('A page that throws keeps header, footer and phone, offers a reload and is reported', async () => {
  prepareBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderRoute(createRoutes([{ path: '/broken', Component: Broken }]), '/broken?zip=77002');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('This page stopped working');
  expect(screen.queryByText(/Unexpected Application Error/)).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('This page stopped working | Test Repairs');
  expect(main.getByRole('link', { name: 'Reload the page' })).toHaveAttribute(
    'href',
    '/broken?zip=77002',
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('nothing here'));
  expect(tracked()).toContainEqual(expect.objectContaining({ event: 'part_failed' }));
  expect(placeOf(main.getByRole('link', { name: '(555) 555-0100' }))).toBe('error-page');
});

test('While its document reloads, a page that throws still shows its last content', async () => {
  prepareBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const recover = jest.fn();
  const Prices = () => {
    const [pressed, press] = useState(false);
    if (pressed) throw new Error('no data');
    return <button onClick={() => press(true)}>Prices today</button>;
  };
  await renderRoute(createRoutes([{ path: '/prices', Component: Prices }], recover), '/prices');
  await userEvent.click(screen.getByRole('button', { name: 'Prices today' }));
  expect(recover).toHaveBeenCalledWith('/prices', new Error('no data'), expect.any(Function));
  expect(recover).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).toHaveTextContent('Prices today');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
