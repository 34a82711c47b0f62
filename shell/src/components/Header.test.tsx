import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderShell } from '../testing';

const banner = () => within(screen.getByRole('banner'));
const services = () => banner().getByText('Services', { selector: 'summary' });
const menuOf = (summary: HTMLElement) => summary.closest('details') as HTMLDetailsElement;

test('The Services menu lists the 13 appliances and the page with all of them', async () => {
  await renderShell('/one');
  const list = within(menuOf(services())).getByRole('list', { hidden: true });
  const links = within(list).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(13);
  expect(links[0]).toHaveAttribute('href', '/appliances/washing-machine');
  expect(
    within(menuOf(services())).getByRole('link', { name: 'All appliances', hidden: true }),
  ).toHaveAttribute('href', '/appliances');
});

test('No section is the current one at an unknown address, because all share one document', async () => {
  await renderShell('/blog/posts/none');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  const links = banner().getAllByRole('link', { name: 'Articles', hidden: true });
  for (const link of links) expect(link).not.toHaveAttribute('aria-current');
});

test('Arrow keys open the menu and cycle through its links; Escape returns the focus', async () => {
  await renderShell('/one');
  const user = userEvent.setup();
  services().focus();
  await user.keyboard('{ArrowDown}');
  expect(menuOf(services()).open).toBe(true);
  expect(document.activeElement).toHaveTextContent('Washing Machine');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toHaveTextContent('All appliances');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Dryer');
  await user.keyboard('{Home}{End}');
  expect(document.activeElement).toHaveTextContent('All appliances');
  await user.keyboard('{Escape}');
  expect(menuOf(services()).open).toBe(false);
  expect(services()).toHaveFocus();
});

test('A press outside, focus outside and a followed link close the menu', async () => {
  const { router } = await renderShell('/one');
  const user = userEvent.setup();
  const menu = menuOf(services());

  menu.open = true;
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(menu.open).toBe(false);

  menu.open = true;
  banner().getByRole('link', { name: 'Test Repairs' }).focus();
  expect(menu.open).toBe(false);

  const mobile = menuOf(banner().getByText('Menu', { selector: 'summary' }));
  mobile.open = true;
  await user.click(within(mobile).getByRole('link', { name: 'Book online', hidden: true }));
  expect(mobile.open).toBe(false);
  expect(router.state.location.pathname).toBe('/book-online');
});

test('The call button names the number, calls it and counts the call', async () => {
  await renderShell('/one');
  const call = banner().getByRole('link', { name: '(555) 555-0100' });
  expect(call).toHaveAttribute('href', 'tel:+15555550100');
  expect(placeOf(call)).toBe('header');
});

test('The skip link is first and moves focus to the page without a history entry', async () => {
  const { router } = await renderShell('/one');
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Skip to content');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});
