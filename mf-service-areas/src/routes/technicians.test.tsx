import type { EarliestWindow } from '@site/data-types/entities';
import { renderRoute, testCompany } from '@site/federation/testing';
import { siteStore } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { accessibilityViolations } from '../testing/page';

const path = '/technicians';
const show = (
  earliestWindow = (_zip: string): Promise<EarliestWindow | null> => Promise.resolve(null),
) => renderRoute(routes, path, { modules: { 'mf-booking/windows': { earliestWindow } } });
const box = () => screen.getByRole('textbox', { name: 'ZIP code' });
const button = () => screen.getByRole('button', { name: 'Check' });
const answer = () => screen.getByRole('status');

async function check(zip: string) {
  const user = userEvent.setup();
  await user.clear(box());
  await user.type(box(), zip);
  await user.click(button());
  return user;
}

test('sums up the team', async () => {
  await show();
  for (const [label, value] of [
    ['Services this week (sample)', '63'],
    ['Active technicians (sample)', '4'],
    ['Average rating (sample)', testCompany.rating.toFixed(1)],
  ] as const) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(value);
  }
  const team = screen.getByRole('region', { name: 'The team' });
  expect(within(team).getAllByRole('listitem')).toHaveLength(4);
});

test('shows the technicians for a ZIP, and stores the ZIP for the booking form', async () => {
  await show();
  await check('77005');
  const names = within(answer()).getAllByRole('heading');
  expect(names.map((name) => name.textContent)).toEqual(['Marcus T. (sample)']);
  expect(siteStore.getState().visitor).toMatchObject({
    zip: '77005',
    coverage: { served: true, region: 'Houston Metro' },
  });
});

test('shows all who start near', async () => {
  await show();
  const names = () =>
    within(answer())
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent);
  await check('77301');
  expect(names()).toEqual(['David N. (sample)']);
  await check('77494');
  expect(names()).toEqual(['Elena R. (sample)', 'Priya S. (sample)']);
});

test('shows no technician for a ZIP that is not served', async () => {
  await show();
  await check('90210');
  expect(answer()).toHaveTextContent("We're expanding to your area soon!");
  expect(answer()).toHaveTextContent(
    "Leave your contact info and we'll notify you when service becomes available.",
  );
  expect(within(answer()).queryByRole('heading')).not.toBeInTheDocument();
  expect(within(answer()).getByRole('link', { name: 'Call to Get Notified' })).toHaveAttribute(
    'href',
    `tel:${testCompany.rawPhone}`,
  );
});

test('clears the answer when the ZIP is incomplete again', async () => {
  await show();
  const user = await check('77005');
  await user.type(box(), '{Backspace}');
  expect(answer()).toBeEmptyDOMElement();
  expect(button()).toBeDisabled();
});

test('shows the first free window, once mf-booking has answered', async () => {
  const asked: string[] = [];
  const earliestWindow = (zip: string): Promise<EarliestWindow> => {
    asked.push(zip);
    return Promise.resolve({ date: '2026-11-24', time: '8-10 AM' });
  };
  await show(earliestWindow);
  await check('77005');
  await waitFor(() =>
    expect(answer()).toHaveTextContent('Earliest free window: Tuesday, November 24, 8 AM - 10 AM.'),
  );
  expect(asked).toEqual(['77005']);
});

test('has the ZIP of an earlier check in its box', async () => {
  await show();
  act(() => siteStore.setState({ visitor: { zip: '77449', coverage: null } }));
  expect(box()).toHaveValue('77449');
  expect(button()).toBeEnabled();
  expect(answer()).toBeEmptyDOMElement();
});

test('lists the first 24 ZIPs and links to the rest', async () => {
  await show();
  const areas = screen.getByRole('region', { name: 'Where they work' });
  expect(within(areas).getAllByRole('listitem')).toHaveLength(24);
  expect(within(areas).getByRole('link', { name: 'All 108 ZIP codes' })).toHaveAttribute(
    'href',
    '/service-areas',
  );
});

test('axe finds nothing, with an answer and without', async () => {
  const { container } = await show();
  expect(await accessibilityViolations(container)).toEqual([]);
  await check('77005');
  expect(await accessibilityViolations(container)).toEqual([]);
});
