interface Policy {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
}

interface Page {
  admitHtml: (html: string) => string;
  dataLayer?: object[];
  pressed?: Element | null;
  typed?: string;
  siteData?: Promise<unknown>;
}

interface Options {
  body?: string;
  form?: boolean;
  data?: [url: string, integrity: string];
  overrides?: string[];
  connection?: { saveData?: boolean; effectiveType?: string };
}

const shell = '/releases/shell/1/main.js';
const page = window as unknown as Page;
const listeners: [string, EventListenerOrEventListenerObject][] = [];
let policy: Policy;
/** Elements that the page waits for, with the callback for one that is near. */
let watched: { element: Element; near: () => void }[];

/** The document of a page in which the loader has just run. */
function load({ body = '', form = false, data, overrides, connection }: Options = {}) {
  const boot = {
    set: 'a1',
    data,
    overrides,
    main: [shell, 'sha256-main'],
    load: [
      ['/releases/mf-blog/1/remoteEntry.js', 'sha256-entry', 'preload', 'script'],
      ['/releases/mf-vite/1/remoteEntry.js', 'sha256-module', 'modulepreload'],
      ['/releases/mf-blog/1/records/posts/one.json', '', 'preload', 'fetch'],
      ['/site.webmanifest', '', 'manifest'],
    ],
    form,
  };
  document.head.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  document.body.innerHTML = body;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  jest.resetModules();
  // A script without exports, so it is required and not imported.
  jest.requireActual('./page-loader');
}

const started = () => document.querySelectorAll(`script[src="${shell}"]`).length;
const fire = (target: EventTarget, event: Event) => target.dispatchEvent(event);
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string, type: string) =>
  fire(at(selector), new Event(type, { bubbles: true }));
const type = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  fire(document.body, event);
  return event.defaultPrevented;
};

const slow = { saveData: true };
const link = '<a href="tel:+1"><span>Call</span></a>';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.live;
  for (const key of ['dataLayer', 'pressed', 'typed', 'siteData'] as const) delete page[key];
  watched = [];
  Object.assign(globalThis, {
    storedKeys: /^site\.queue\./,
    trustedTypes: { createPolicy: (_: string, rules: Policy) => (policy = rules) },
    IntersectionObserver: class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        watched.push({ element, near: () => this.report([{ isIntersecting: true }]) });
      }
    },
  });
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation(
      (name: string, listen: EventListenerOrEventListenerObject, options?: unknown) => {
        listeners.push([name, listen]);
        add(name, listen, options as AddEventListenerOptions);
      },
    );
});

afterEach(() => {
  for (const [name, listen] of listeners.splice(0)) window.removeEventListener(name, listen, true);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the data of the set is requested with the shell, and again after a failure', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(Response.json({ site: {} })),
  ];
  const requested = jest.fn((_url: string, _init: RequestInit) => answers.shift()?.());
  Object.assign(globalThis, { fetch: requested });
  load({ body: '<button type="button">Menu</button>', data: ['/releases/set/a1/data.json', 's'] });
  press('button', 'pointerdown');
  expect(started()).toBe(1);
  await expect(page.siteData).rejects.toThrow('Failed to fetch');
  expect(started()).toBe(0);
  press('button', 'pointerdown');
  expect(started()).toBe(1);
  expect(await page.siteData).toEqual({ site: {} });
  expect(requested.mock.calls).toEqual([
    ['/releases/set/a1/data.json', { integrity: 's' }],
    ['/releases/set/a1/data.json', { integrity: 's' }],
  ]);
});

describe('the policy', () => {
  test('allows scripts of releases, and of the origins that the server allows', () => {
    load({ overrides: ['http://localhost:3004'] });
    for (const url of [
      '/releases/mf-blog/1/remoteEntry.js',
      'http://localhost:3004/remoteEntry.js',
    ])
      expect(policy.createScriptURL(url)).toBe(url);
    for (const url of [
      'https://evil.example/releases/x.js',
      '//evil.example/releases/x.js',
      '/other.js',
      '/releases/../other.js',
      'http://localhost:3005/remoteEntry.js',
      'data:text/javascript,alert(1)',
    ])
      expect([url, policy.createScriptURL(url)]).toEqual([url, null]);
  });

  test('allows no other origin in a document that the server did not change', () => {
    load();
    expect(policy.createScriptURL('http://localhost:3004/remoteEntry.js')).toBeNull();
  });

  test('allows only HTML that was admitted before', () => {
    load();
    expect(policy.createHTML('<b>x</b>')).toBeNull();
    expect(page.admitHtml('<b>x</b>')).toBe('<b>x</b>');
    expect(policy.createHTML('<b>x</b>')).toBe('<b>x</b>');
    expect(policy.createHTML('<b>x</b><script>')).toBeNull();
  });
});

describe('the start', () => {
  test('of a form follows the paint, with every file, its integrity and a low priority', () => {
    load({ form: true });
    expect(started()).toBe(1);
    const script = at(`script[src="${shell}"]`) as HTMLScriptElement;
    expect([script.integrity, script.crossOrigin]).toEqual(['sha256-main', 'anonymous']);
    const links = [...document.head.querySelectorAll('link')];
    expect(
      links.map(({ rel, href, integrity = '' }) => [rel, new URL(href).pathname, integrity]),
    ).toEqual([
      ['preload', '/releases/mf-blog/1/remoteEntry.js', 'sha256-entry'],
      ['modulepreload', '/releases/mf-vite/1/remoteEntry.js', 'sha256-module'],
      ['preload', '/releases/mf-blog/1/records/posts/one.json', ''],
      ['manifest', '/site.webmanifest', ''],
    ]);
    expect(links.map(({ fetchPriority }) => fetchPriority)).toEqual(Array(4).fill('low'));
  });

  test('of a content page waits for idle time, or for the first press', () => {
    load();
    expect(started()).toBe(0);
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
    load({ body: link });
    press('span', 'pointerdown');
    expect(started()).toBe(1);
    jest.advanceTimersByTime(5000);
    expect(started()).toBe(1);
  });

  test.each([[slow], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
    'on an expensive connection (%j) waits for something that needs the script',
    (connection) => {
      const body = `<main><form></form></main><div data-fragment="a/B"><button>Go</button></div>${link}`;
      load({ body, connection });
      jest.advanceTimersByTime(10_000);
      press('span', 'pointerdown');
      expect(started()).toBe(0);
      expect(watched.map(({ element }) => element.tagName)).toEqual(['FORM', 'BUTTON']);
      watched[0]?.near();
      expect(started()).toBe(1);
    },
  );

  test('on an expensive connection follows the use of a control', () => {
    load({ body: '<label>Name</label>', connection: slow });
    press('label', 'pointerover');
    expect(started()).toBe(1);
  });

  test('on an expensive connection does not wait if an earlier visit stored work', () => {
    localStorage.setItem('other.queue.1', '{}');
    load({ connection: slow });
    jest.advanceTimersByTime(200);
    expect(started()).toBe(0);
    localStorage.setItem('site.queue.1', '{}');
    load({ connection: slow });
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });

  test('is tried again by the next press after a network failure', () => {
    load({ form: true });
    fire(at(`script[src="${shell}"]`), new Event('error'));
    expect(started()).toBe(0);
    press('body', 'pointerdown');
    expect(started()).toBe(1);
  });
});

describe('before the page is live', () => {
  test('calls and chats are counted by their place', () => {
    const chat = '<a href="https://wa.me/1" id="chat">Chat</a>';
    load({ body: `<p data-place="hero">${link}${chat}</p><div id="none">${link}</div>` });
    press('span', 'click');
    press('#chat', 'click');
    press('#none span', 'click');
    expect(page.dataLayer).toEqual([
      { event: 'phone_call', place: 'hero' },
      { event: 'whatsapp', place: 'hero' },
    ]);
  });

  test('the last pressed button is remembered and looks busy', () => {
    load({ body: '<button type="button" id="a"></button><button type="button" id="b"></button>' });
    press('#a', 'click');
    press('#b', 'click');
    expect(page.pressed).toBe(at('#b'));
    expect(at('#a').hasAttribute('aria-busy')).toBe(false);
    expect(at('#b').getAttribute('aria-busy')).toBe('true');
    document.documentElement.dataset.live = '';
    press('#a', 'click');
    expect(page.pressed).toBe(at('#b'));
  });

  test('text typed after the search button is cached, and not typed elsewhere', () => {
    load({ body: '<button type="button" aria-haspopup="dialog"></button>' });
    expect(type('x')).toBe(false);
    press('button', 'click');
    expect(['d', ' ', 'r', 'Backspace', 'y'].map(type)).toEqual([true, true, true, true, true]);
    expect(type('Tab')).toBe(false);
    expect(page.typed).toBe('d y');
    expect(type('Enter')).toBe(true);
    expect(page.typed).toBe('d y\n');
  });
});
