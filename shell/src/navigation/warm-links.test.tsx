import { warmLinks } from './warm-links';

const page = `<a href="/blog"><span>Articles</span></a><a href="${location.pathname}">Here</a>
  <a href="https://other.example/x">Other</a><a href="/feed.xml" download>Feed</a>
  <a href="/faq" target="_blank">FAQ</a><p>Words</p>`;

const bring = jest.fn<Promise<unknown>, [string]>();
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const fire = (selector: string, type: string) =>
  at(selector).dispatchEvent(new Event(type, { bubbles: true }));

beforeAll(() => {
  document.body.innerHTML = page;
  Object.assign(navigator, { connection: { saveData: true } });
  warmLinks(bring);
  fire('span', 'pointerdown');
  Object.assign(navigator, { connection: undefined });
  warmLinks(bring);
});
beforeEach(() => {
  jest.useFakeTimers();
  bring.mockReset().mockRejectedValue(new Error('no network'));
});
afterEach(() => jest.useRealTimers());

test('a page is loaded when a finger touches its link, once the touch is answered', () => {
  fire('span', 'pointerdown');
  expect(bring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(bring.mock.calls).toEqual([['/blog']]);
});

test.each(['pointerover', 'focusin'])('%s: a pointer that passes over loads nothing', (type) => {
  fire('span', type);
  jest.advanceTimersByTime(60);
  fire('p', type);
  jest.advanceTimersByTime(1000);
  expect(bring).not.toHaveBeenCalled();
  fire('span', type);
  jest.advanceTimersByTime(65);
  expect(bring.mock.calls).toEqual([['/blog']]);
});

test.each(['[download]', '[target]', '[href^="https"]', `[href="${location.pathname}"]`, 'p'])(
  '%s is no page to load',
  (selector) => {
    fire(selector, 'pointerdown');
    jest.advanceTimersByTime(1000);
    expect(bring).not.toHaveBeenCalled();
  },
);
