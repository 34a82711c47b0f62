import { serviceWorker, type WorkerEvent, type WorkerScope } from './service-worker';

const origin = 'https://site.example';

/** A worker with a store in memory, on a network that the test answers for. */
function startWorker(
  network: (url: string) => Promise<Response>,
  windows: string[] = [],
  scope = '/staff',
) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const cached = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href;
  const cache = {
    match: async (url: string) => cached.get(urlOf(url))?.clone(),
    put: async (url: string, response: Response) => void cached.set(urlOf(url), response),
    add: async (url: string) => void cached.set(urlOf(url), await network(urlOf(url))),
    delete: async (url: string) => cached.delete(urlOf(url)),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
  };
  const shown: unknown[] = [];
  const opened: string[] = [];
  const clients = windows.map((url) => {
    const client = {
      url,
      focus: async () => client,
      navigate: async (to: string) => opened.push(`in window ${to}`),
    };
    return client;
  });
  const worker = {
    location: { origin },
    caches: { open: async () => cache },
    clients: {
      claim: async () => undefined,
      matchAll: async () => clients,
      openWindow: async (url: string) => opened.push(`new ${url}`),
    },
    registration: {
      scope: origin + scope,
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
    fetch: (request: RequestInfo | URL) => network(urlOf(request)),
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listen: (event: WorkerEvent) => void) =>
      void listeners.set(type, listen),
  };
  serviceWorker(worker as unknown as WorkerScope, {
    pages: ['/staff', '/staff/more'],
    icon: '/staff-192.png',
  });
  /** Resolves when the worker has done everything that belongs to the event. */
  async function fire(type: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (more: Promise<unknown>) => work.push(more),
      respondWith: (given: Promise<Response>) => (answer = given),
    } as unknown as WorkerEvent);
    const response = await answer;
    while (work.length > 0) await work.shift();
    return response;
  }
  return { fire, cached, shown, opened };
}

const documentOf = (version: string) =>
  `<script type="application/json" id="boot">${JSON.stringify({
    data: [`/releases/set/${version}/private.json`],
    main: [`/releases/shell/${version}/main.js`],
    load: [[`/releases/mf-staff/${version}/today.js`]],
  })}</script>`;

const dataOf = (version: string) =>
  JSON.stringify({
    site: {
      set: version,
      versions: { shell: version, 'mf-staff': version, 'mf-service-areas': '9' },
    },
  });

const site = (version: string) => async (url: string) =>
  new Response(
    url.includes('/releases/set/')
      ? dataOf(version)
      : url.includes('/releases/')
        ? `code of ${url}`
        : documentOf(version),
  );

const request = (path: string, mode = 'navigate') => ({
  request: { url: origin + path, method: 'GET', mode } as Request,
});

test('a new set replaces every page and its files; files of parts that stay, stay', async () => {
  let version = '1';
  const { fire, cached } = startWorker((url) => site(version)(url));
  await fire('activate');
  const paths = () => [...cached.keys()].map((url) => url.slice(origin.length)).toSorted();
  expect(paths()).toEqual([
    '/releases/mf-staff/1/today.js',
    '/releases/set/1/private.json',
    '/releases/shell/1/main.js',
    '/staff',
    '/staff/more',
  ]);
  // Read by the page later.
  await fire('fetch', request('/releases/mf-service-areas/9/coverage.js', 'cors'));
  version = '2';
  const shown = await fire('fetch', request('/staff?who=maria'));
  expect(await shown?.text()).toBe(documentOf('2'));
  expect(paths()).toEqual([
    '/releases/mf-service-areas/9/coverage.js',
    '/releases/mf-staff/2/today.js',
    '/releases/set/2/private.json',
    '/releases/shell/2/main.js',
    '/staff',
    '/staff/more',
  ]);
});

test('without a network a page and a file that were never opened come from the phone', async () => {
  let isOnline = true;
  const { fire } = startWorker((url) =>
    isOnline ? site('1')(url) : Promise.reject(new TypeError('no network')),
  );
  await fire('activate');
  isOnline = false;
  expect(await (await fire('fetch', request('/staff/more?x=1')))?.text()).toBe(documentOf('1'));
  const file = await fire('fetch', request('/releases/mf-staff/1/today.js', 'cors'));
  expect(await file?.text()).toMatch(/today\.js$/);
  // A page of a later release opens the start.
  expect(await (await fire('fetch', request('/staff/new')))?.text()).toBe(documentOf('1'));
});

test('a refusal of the server is shown, and not stored', async () => {
  const { fire, cached } = startWorker(async () => new Response('closed', { status: 503 }));
  await fire('activate');
  expect((await fire('fetch', request('/staff')))?.status).toBe(503);
  expect(cached.size).toBe(0);
});

test('calls of the database, other sites and forms are not touched', async () => {
  const { fire } = startWorker(site('1'));
  expect(await fire('fetch', request('/rest/v1/rpc/staff_board', 'cors'))).toBeUndefined();
  const post = { request: { url: `${origin}/staff`, method: 'POST', mode: 'navigate' } };
  expect(await fire('fetch', post)).toBeUndefined();
  const foreign = { request: { url: 'https://other.example/releases/x', method: 'GET' } };
  expect(await fire('fetch', foreign)).toBeUndefined();
});

const notice = {
  title: 'Olga moved this visit',
  body: 'Dryer',
  url: '/staff/visit?id=1',
  tag: '1',
};

test('a push is shown; a tap opens its page in the window that is there', async () => {
  const { fire, shown, opened } = startWorker(site('1'), [`${origin}/`, `${origin}/staff/week`]);
  await fire('push', { data: { json: () => notice } });
  expect(shown).toEqual([
    {
      title: 'Olga moved this visit',
      ...{ body: 'Dryer', tag: '1', icon: '/staff-192.png', renotify: true },
      data: { url: '/staff/visit?id=1' },
    },
  ]);
  const close = jest.fn();
  await fire('notificationclick', { notification: { close, data: { url: notice.url } } });
  expect(opened).toEqual([`in window ${origin}/staff/visit?id=1`]);
  expect(close).toHaveBeenCalled();
});

test('without a window one opens, and never another site', async () => {
  const { fire, opened } = startWorker(site('1'), [`${origin}/`]);
  const tap = (url: string) =>
    fire('notificationclick', { notification: { close: jest.fn(), data: { url } } });
  await tap(notice.url);
  await tap('https://evil.example/staff');
  expect(opened).toEqual([`new ${origin}/staff/visit?id=1`]);
});

test('the worker of Spanish pages stores and opens those', async () => {
  const { fire, cached, opened } = startWorker(site('1'), [`${origin}/staff`], '/es/staff');
  await fire('activate');
  const pages = [...cached.keys()].filter((url) => !url.includes('/releases/'));
  expect(pages).toEqual([`${origin}/es/staff`, `${origin}/es/staff/more`]);
  const url = '/staff/visit?id=1';
  await fire('notificationclick', { notification: { close: jest.fn(), data: { url } } });
  expect(opened).toEqual([`new ${origin}/es/staff/visit?id=1`]);
});
