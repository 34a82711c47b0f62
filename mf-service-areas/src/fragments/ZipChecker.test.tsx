import { addDays, todayIn } from '@site/data-types/calendar';
import type { EarliestWindow } from '@site/data-types/entities';
import { preparePage, testCompany } from '@site/federation/testing';
import { siteStore } from '@site/store';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { accessibilityViolations } from '../testing/page';
import ZipChecker from './ZipChecker';

const box = () => screen.getByRole('textbox', { name: 'ZIP code' });
const button = () => screen.getByRole('button', { name: /^Check/ });
const answer = () => screen.getByRole('status');
const type = (zip: string) => fireEvent.change(box(), { target: { value: zip } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type AskWindow = (zip: string) => Promise<EarliestWindow | null>;
const noneFree: AskWindow = () => Promise.resolve(null);

function show(earliestWindow: AskWindow | null = noneFree) {
  preparePage({ modules: earliestWindow ? { 'mf-booking/windows': { earliestWindow } } : {} });
  return render(
    <MemoryRouter>
      <ZipChecker />
    </MemoryRouter>,
  );
}

async function check(zip: string) {
  type(zip);
  fireEvent.click(button());
  await wait(1000);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('takes at most five digits and checks only five', () => {
  show();
  expect(button()).toBeDisabled();
  type('77a0');
  expect(box()).toHaveValue('770');
  expect(button()).toBeDisabled();
  type('770029');
  expect(box()).toHaveValue('77002');
  expect(button()).toBeEnabled();
});

test('shows the check for a second', async () => {
  show();
  type('77002');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Checking...');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await wait(999);
  expect(answer()).toBeEmptyDOMElement();
  await wait(1);
  expect(answer()).toHaveTextContent('Great! We serve your area');
  expect(button()).toHaveTextContent('Check');
});

test('answers yes with the region, the next steps and the two links', async () => {
  show();
  await check('77449');
  expect(answer()).toHaveTextContent('West Houston');
  expect(within(answer()).getAllByRole('listitem')).toHaveLength(3);
  expect(answer()).toHaveTextContent('2.5 hours on average');
  expect(within(answer()).getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    `tel:${testCompany.rawPhone}`,
  );
  expect(within(answer()).getByRole('link', { name: 'Book Online Now' })).toHaveAttribute(
    'href',
    '/book-online',
  );
});

test('answers no and offers a notification', async () => {
  show();
  await check('90210');
  expect(answer()).toHaveTextContent('Expanding to your area soon');
  expect(within(answer()).getByRole('link', { name: 'Call to Get Notified' })).toHaveAttribute(
    'href',
    `tel:${testCompany.rawPhone}`,
  );
});

test('the checked ZIP goes to the shared store', async () => {
  show();
  await check('77449');
  expect(siteStore.getState().visitor).toMatchObject({
    zip: '77449',
    coverage: { served: true, city: 'Katy' },
  });
});

test('editing clears the answer and stops a running check', async () => {
  show();
  await check('77449');
  type('7744');
  expect(answer()).toBeEmptyDOMElement();
  type('77002');
  fireEvent.click(button());
  await wait(500);
  type('77003');
  await wait(2000);
  expect(answer()).toBeEmptyDOMElement();
  expect(siteStore.getState().visitor.zip).toBe('77449');
});

test('shows the first free window if mf-booking can run', async () => {
  show(() => Promise.resolve({ date: '2026-11-24', time: '12-2 PM' }));
  await check('77449');
  expect(answer()).toHaveTextContent('Earliest free window: Tuesday, November 24, 12 PM - 2 PM.');
});

test.each([
  ['mf-booking is down', null],
  ['no window is free', noneFree],
  ['mf-booking fails', () => Promise.reject(new Error('no database'))],
])('answers without a window if %s', async (_, earliestWindow) => {
  jest.spyOn(console, 'warn').mockImplementation();
  show(earliestWindow);
  await check('77449');
  expect(answer()).toHaveTextContent('Great! We serve your area');
  expect(answer()).not.toHaveTextContent('Earliest');
});

test.each([
  ['promises a visit today if a window of today is free', 0, true],
  ['promises nothing for today if the first window is tomorrow', 1, false],
])('%s', async (_, days, promised) => {
  const date = addDays(todayIn(testCompany.timeZone), days);
  show(() => Promise.resolve({ date, time: '4-6 PM' }));
  await check('77449');
  await wait(0);
  expect(answer()).toHaveTextContent('Earliest free window');
  expect(answer().textContent.includes('Call now for same-day service!')).toBe(promised);
  expect(within(answer()).queryAllByText('Call for Same-Day Service')).toHaveLength(+promised);
});

test('drops a window that arrives for a ZIP checked before', async () => {
  let tell: (window: EarliestWindow) => void = () => {};
  const asked: string[] = [];
  show((zip) => {
    asked.push(zip);
    return new Promise((resolve) => {
      if (zip === '77449') tell = resolve;
      else resolve(null);
    });
  });
  await check('77449');
  await check('77002');
  tell({ date: '2026-11-24', time: '12-2 PM' });
  await wait(0);
  expect(asked).toEqual(['77449', '77002']);
  expect(answer()).not.toHaveTextContent('Earliest');
});

test('shows and hides all ZIPs', () => {
  show();
  expect(screen.queryByRole('link', { name: '77002' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all ZIP codes' }));
  expect(screen.getAllByRole('link')).toHaveLength(108);
  fireEvent.click(screen.getByRole('button', { name: 'Hide all ZIP codes' }));
  expect(screen.queryByRole('link', { name: '77002' })).not.toBeInTheDocument();
});

test('leads to the directory without JavaScript', () => {
  const { container } = show();
  expect(container.querySelector('form')).toHaveAttribute('action', '/service-areas');
  expect(box()).toHaveAttribute('name', 'q');
});

test('axe finds nothing in any state', async () => {
  const { container } = show();
  await check('77449');
  jest.useRealTimers();
  expect(await accessibilityViolations(container)).toEqual([]);
});
