import type { RegistryEntry, SiteData } from '@site/data-types/contract';

/** Answers to entries by address: what runs when the file arrives; none is a file that is gone. */
export type Entries = Record<string, (() => void) | 'hangs'>;

/**
 * A network for entry scripts, which jsdom does not load.
 * @returns addresses that were asked for, in order, and how to stop
 */
export function serveEntries(entries: Entries): { asked: string[]; stop: () => void } {
  const asked: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname } = new URL(node.src);
      asked.push(pathname);
      const answer = entries[pathname];
      if (answer === 'hangs') continue;
      answer?.();
      node.dispatchEvent(new Event(answer ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { asked, stop: () => observer.disconnect() };
}

/** A container whose modules tell where they come from. @param broken requests that it cannot give */
export function leaveContainer(name: string, broken: string[] = []): () => void {
  const get = (request: string) =>
    broken.includes(request)
      ? Promise.reject(new Error(`${request} of ${name} is gone`))
      : Promise.resolve(() => ({ from: `${name}${request.slice(1)}` }));
  return () => Object.assign(globalThis, { [name]: { init: () => undefined, get } });
}

let number = 0;

/** A registry entry of mf-blog whose files and containers no test before has used. */
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
