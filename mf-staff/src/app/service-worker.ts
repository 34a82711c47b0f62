/** The part of a service worker's global scope that this file uses; its types contradict those of pages. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    /** Address below which its pages are: it names their language. */
    scope: string;
    showNotification: (title: string, options: object) => Promise<void>;
  };
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void;
}

export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  /** Of `fetch`. */
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  /** Of `push`. */
  data: { json: () => unknown } | null;
  /** Of `notificationclick`. */
  notification: { close: () => void; data: { url: string } };
}

interface WindowClient {
  url: string;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<unknown>;
}

/** Files of a document, the address first. */
interface Boot {
  data: [string];
  main: [string];
  load: [string][];
}

/** The data file. */
interface SetData {
  site: { set: string; versions: Record<string, string> };
}

/** Facts of the site that the worker needs. */
export interface WorkerSettings {
  /** Paths of the pages in English, the first one is the start. */
  pages: string[];
  /** Picture of a notification. */
  icon: string;
}

/**
 * The service worker of the business's pages: they open without a network, and notifications are shown.
 * Documents come from the network if it answers; files of releases never change, so they are read once.
 * The text of this function is the worker's file ({@link file://../server.ts}), so it uses nothing but
 * its arguments.
 */
export function serviceWorker(worker: WorkerScope, { pages: paths, icon }: WorkerSettings): void {
  const waitMs = 5000;
  /** The server varies answers by encoding and cookie, which a worker does not see. */
  const anyVariant = { ignoreVary: true };
  const pathOf = (url: string) => new URL(url, worker.location.origin).pathname;
  // Each language has a worker of its own, from this same file.
  const [home = '/'] = paths;
  const inLanguage = pathOf(worker.registration.scope).slice(0, -home.length);
  const pages = paths.map((path) => inLanguage + path);
  const start = inLanguage + home;
  const stored = () => worker.caches.open(`staff${inLanguage.replace('/', '-')}`);

  /** Files with which a document starts. */
  function bootOf(html: string): Boot {
    const mark = 'id="boot">';
    const from = html.indexOf(mark) + mark.length;
    return JSON.parse(html.slice(from, html.indexOf('</script>', from))) as Boot;
  }

  /** Stores every page with the files that it starts with, and removes files of older releases. */
  async function storePages(): Promise<void> {
    const cache = await stored();
    const folders: string[] = [];
    for (const page of pages) {
      const response = await worker.fetch(page);
      if (!response.ok) continue;
      const html = await response.clone().text();
      const { data, main, load } = bootOf(html);
      for (const [file] of [data, main, ...load])
        if (!(await cache.match(file, anyVariant))) await cache.add(file);
      await cache.put(page, response);
      const shared = await cache.match(data[0], anyVariant);
      const { site } = (await shared?.json()) as SetData;
      for (const release of [...Object.entries(site.versions), ['set', site.set]])
        folders.push(`/releases/${release.join('/')}/`);
    }
    if (folders.length === 0) return;
    for (const { url } of await cache.keys()) {
      const path = pathOf(url);
      const isOld = !folders.some((folder) => path.startsWith(folder));
      if (path.startsWith('/releases/') && isOld) await cache.delete(url);
    }
  }

  const within = <Value>(work: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error('The network is too slow')), waitMs);
      work.then(resolve, reject).finally(() => clearTimeout(tooLong));
    });

  /** @param later waits for work that goes on after the answer */
  async function answerPage(
    request: Request,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const path = pathOf(request.url);
    const cache = await stored();
    const before = await cache.match(path, anyVariant);
    const asked = worker.fetch(request);
    try {
      // Without a stored page there is nothing better than to wait.
      const response = await (before ? within(asked) : asked);
      if (response.ok && pages.includes(path)) {
        const text = response.clone().text();
        const refresh = async () => {
          if ((await text) !== (await before?.text())) await storePages();
        };
        // A file that could not be stored is stored with the next page.
        later(refresh().catch(() => undefined));
      }
      return response;
    } catch (error) {
      const page = before ?? (await cache.match(start, anyVariant));
      if (page) return page;
      throw error;
    }
  }

  async function answerFile(request: Request): Promise<Response> {
    const cache = await stored();
    const known = await cache.match(request.url, anyVariant);
    if (known) return known;
    const response = await worker.fetch(request);
    if (response.ok) await cache.put(request.url, response.clone());
    return response;
  }

  async function open(url: string): Promise<void> {
    const { href, origin } = new URL(inLanguage + url, worker.location.origin);
    if (origin !== worker.location.origin) return;
    const windows = await worker.clients.matchAll({ type: 'window' });
    const [shown] = windows.filter((each) => pathOf(each.url).startsWith(start));
    if (shown) await (await shown.focus()).navigate(href);
    else await worker.clients.openWindow(href);
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) =>
    // A missing file is stored with the next page.
    event.waitUntil(
      worker.clients
        .claim()
        .then(storePages)
        .catch(() => undefined),
    ),
  );
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate')
      event.respondWith(answerPage(request, (work) => event.waitUntil(work)));
    else if (pathname.startsWith('/releases/')) event.respondWith(answerFile(request));
  });
  worker.addEventListener('push', (event) => {
    const { title, body, url, tag } = event.data?.json() as Record<string, string>;
    event.waitUntil(
      worker.registration.showNotification(String(title), {
        body,
        tag,
        icon,
        renotify: true,
        data: { url },
      }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.url));
  });
}
