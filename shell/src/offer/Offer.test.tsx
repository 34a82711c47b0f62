import { siteStore, updateUi } from '@site/store';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing';

/** A window of 600 px on a page of 2600 px. */
beforeEach(() => {
  Object.assign(window, { innerHeight: 600, innerWidth: 1200, scrollY: 0 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2600);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const boxOf = (top: number) => {
  jest
    .spyOn(HTMLFormElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, right: 400, top, bottom: top + 100 } as DOMRect);
};

async function scrollTo(top: number) {
  await act(async () => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
    // The offer's module needs a moment to load.
    await new Promise((done) => setTimeout(done, 20));
  });
}

const offer = () => screen.queryByRole('dialog', { name: 'Know the price before we come' });

/** Opens the home page with a form of another part; by default the form is out of view. */
async function home(formTop = -500) {
  boxOf(formTop);
  const Checker = () => <form aria-label="ZIP" />;
  return renderShell('/', {
    modules: { 'mf-service-areas/ZipChecker': { default: Checker } },
  });
}

beforeEach(() => {
  // The other fragments of the home page fail, which is reported.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test('The offer opens after 60 % of the page, without blocking it', async () => {
  const modal = jest.fn();
  await home();
  HTMLDialogElement.prototype.showModal = modal;
  await scrollTo(1190);
  expect(offer()).toBeNull();
  await scrollTo(1200);
  expect(offer()).toBeVisible();
  expect(offer()).toHaveFocus();
  expect(modal).not.toHaveBeenCalled();
  expect(siteStore.getState().ui.popupShown).toBe(true);
});

test('Escape closes it, and it does not open again', async () => {
  await home();
  await scrollTo(1300);
  await userEvent.keyboard('{Escape}');
  expect(offer()).toBeNull();
  await scrollTo(1400);
  expect(offer()).toBeNull();
});

test('It opens once per session', async () => {
  await home();
  act(() => updateUi({ popupShown: true }));
  await scrollTo(1300);
  expect(offer()).toBeNull();
});

test('It waits while a form is in view', async () => {
  await home(300);
  await scrollTo(1300);
  expect(offer()).toBeNull();
  boxOf(-500);
  await scrollTo(1600);
  expect(offer()).toBeVisible();
});

test('It waits while something else is open', async () => {
  await home();
  const menu = screen.getByText('Services', { selector: 'summary' }).closest('details');
  (menu as HTMLDetailsElement).open = true;
  await scrollTo(1300);
  expect(offer()).toBeNull();
  (menu as HTMLDetailsElement).open = false;
  await scrollTo(1310);
  expect(offer()).toBeVisible();
});

test('It hides while it would cover a form', async () => {
  await home();
  await scrollTo(1300);
  const dialog = offer() as HTMLElement;
  jest
    .spyOn(dialog, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, right: 300, top: 450, bottom: 600 } as DOMRect);
  boxOf(400);
  await scrollTo(1500);
  expect(dialog).toHaveAttribute('data-aside');
  boxOf(100);
  await scrollTo(1800);
  expect(dialog).not.toHaveAttribute('data-aside');
});

test('Other pages have no offer', async () => {
  await renderShell('/one');
  boxOf(-500);
  await scrollTo(1900);
  expect(offer()).toBeNull();
});
