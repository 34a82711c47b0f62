import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing';

const heading = () => screen.getByRole('heading', { level: 1 });

/** The head of a document, as the composer writes it. */
function prepareHead() {
  document.title = 'First';
  document.head.innerHTML = [
    '<meta name="description" content="first">',
    '<meta name="keywords" content="">',
    '<meta name="robots" content="index, follow">',
    '<link rel="canonical" href="https://test.example/one">',
    '<meta property="og:title" content="First">',
    '<meta property="og:description" content="first">',
    '<meta property="og:url" content="">',
    '<meta property="og:type" content="article">',
    '<meta property="og:image" content="">',
    '<meta property="og:image:alt" content="First">',
  ].join('');
}

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  prepareHead();
});

async function go(router: { navigate: (to: string) => Promise<void> }, to: string) {
  await act(() => router.navigate(to));
}

/** Scrolls like a visitor. */
function scrollByHand(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

test('A new page updates the description, gets focus, which is read out, and starts at its top', async () => {
  const { router } = await renderShell('/one');
  expect(announced()).toBe('');
  expect(window.scrollTo).not.toHaveBeenCalled();
  await go(router, '/two');
  expect(document.title).toBe('Title of two | Test Repairs');
  expect(content('meta[name="description"]')).toBe('About two');
  expect(content('meta[property="og:description"]')).toBe('About two');
  expect(content('meta[property="og:url"]')).toBe('https://test.example/two');
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(content('meta[property="og:image"]')).toBe('https://test.example/share/two.png');
  expect(content('meta[property="og:image:alt"]')).toBe('Title of two');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://test.example/two',
  );
  // The heading gets the focus; the title would be heard twice.
  expect(announced()).toBe('');
  expect(heading()).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test.each([
  ['is at its top also when the smooth scroll was dropped', () => undefined, true],
  ['stays where the visitor has scrolled', () => fireEvent.wheel(document.body), false],
  ['stays where its own step got the focus', () => heading().blur(), false],
])('A new page %s', async (_, happen, jumps) => {
  const { router } = await renderShell('/one');
  jest.useFakeTimers({ advanceTimers: true });
  await go(router, '/two');
  happen();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  const jump = { top: 0, behavior: 'instant' };
  if (jumps) expect(window.scrollTo).toHaveBeenLastCalledWith(jump);
  else expect(window.scrollTo).not.toHaveBeenCalledWith(jump);
});

test('An anchor is scrolled to and gets focus, on a new page and on the same page', async () => {
  const { router } = await renderShell('/one');
  await go(router, '/two#prices');
  expect(document.getElementById('prices')).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).not.toHaveBeenCalled();
  await go(router, '/two#prices');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  // A filter below the anchor changes only the query.
  await go(router, '/two?tag=diy#prices');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});

test('A malformed anchor is ignored', async () => {
  const { router } = await renderShell('/one');
  await go(router, '/two#100%');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Going back restores the scroll position at once', async () => {
  const { router } = await renderShell('/one');
  scrollByHand(900);
  await go(router, '/two');
  // The new page is shorter, so the browser has changed the position.
  scrollByHand(200);
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page one');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  await act(() => router.navigate(1));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' });
});

test('Scrolling is instant for visitors who ask for reduced motion', async () => {
  const { router } = await renderShell('/one');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await go(router, '/two');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('On a reload the browser restores the scroll position itself', async () => {
  await renderShell('/one');
  expect(history.scrollRestoration).toBe('manual');
  scrollByHand(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(sessionStorage.getItem('site.scroll')).toContain('700');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
