import type { RegistryEntry, SiteData } from '@site/data-types/contract';

/** Answers by address: a function runs when the file has loaded; a missing address fails. */
export type Entries = Record<string, (() => void) | 'hangs'>;

/**
 * Imitates the network for entry scripts, because jsdom does not load them.
 * @returns requested addresses in order, and a function to stop
 */
export function serveEntries(entries: Entries): { requested: string[]; stop: () => void } {
  const requested: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname } = new URL(node.src);
      requested.push(pathname);
      const answer = entries[pathname];
      if (answer === 'hangs') continue;
      answer?.();
      node.dispatchEvent(new Event(answer ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { requested, stop: () => observer.disconnect() };
}

/** A container whose modules name their source. @param broken requests that fail */
export function defineContainer(name: string, broken: string[] = []): () => void {
  const get = (request: string) =>
    broken.includes(request)
      ? Promise.reject(new Error(`${request} of ${name} is gone`))
      : Promise.resolve(() => ({ from: `${name}${request.slice(1)}` }));
  return () => Object.assign(globalThis, { [name]: { init: () => undefined, get } });
}

let number = 0;

/** A registry entry of mf-blog with new files and containers for each test. */
export function nextBlog(): RegistryEntry & { fallbackUrl: string } {
  const id = number++;
  return {
    url: `/releases/mf-blog/1.2.0-a${id}/remoteEntry.js`,
    fallbackUrl: `/releases/mf-blog/1.1.0-b${id}/remoteEntry.js`,
    metadata: { integrity: 'sha256-a', version: `1.2.0-a${id}` },
    deployment: { traffic: 100, default: true },
    extras: {
      prefixes: ['/blog'],
      container: `blog_a${id}`,
      pageRuntime: true,
      fallbackContainer: `blog_b${id}`,
      fallbackIntegrity: 'sha256-b',
      fallbackPageRuntime: true,
    },
  };
}

export const siteOf = (blog: RegistryEntry): SiteData => ({
  set: 's',
  versions: { shell: '1.0.0', 'mf-blog': blog.metadata.version },
  registry: { schema: '', microFrontends: { 'mf-blog': [blog] } },
});
