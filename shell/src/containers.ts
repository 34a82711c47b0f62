/** What a remote's entry leaves behind: the container protocol of Module Federation. */
interface Container {
  init: (shareScope: unknown) => unknown;
  get: (request: string) => Promise<() => unknown>;
}

/** An entry file of one version of a remote. */
export interface Entry {
  url: string;
  /** Global under which the entry leaves its container; different in every version. */
  container: string;
  /** Empty where a developer serves the entry. */
  integrity: string;
}

/** An entry that has not answered by then is taken for broken. Milliseconds. */
const patience = 3000;

/** The same where a developer's server may have to build it first. */
const patienceWithBuild = 60_000;

const containers = new Map<string, Promise<Container>>();

/**
 * A module that a remote exposes. The entry is fetched once, checked against its integrity and
 * given the shell's singletons.
 * @param request name of the module, e.g. `routes`
 * @throws where the entry fails, is altered, does not answer in time or lacks the module
 */
export async function loadExposed(entry: Entry, request: string): Promise<unknown> {
  let container = containers.get(entry.url);
  if (!container) {
    container = openContainer(entry);
    containers.set(entry.url, container);
    // What failed once may come another time.
    container.catch(() => containers.delete(entry.url));
  }
  const factory = await (await container).get(`./${request}`);
  return factory();
}

async function openContainer({ url, container: name, integrity }: Entry): Promise<Container> {
  await loadScript(url, integrity);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${url} left no container "${name}"`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (error?: Error) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      if (error) reject(error);
      else resolve();
    };
    const limit = integrity ? patience : patienceWithBuild;
    const timer = setTimeout(
      () => settle(new Error(`${url} did not answer in ${limit} ms`)),
      limit,
    );
    script.onload = () => settle();
    script.onerror = () => settle(new Error(`${url} could not be loaded`));
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = url;
    document.head.append(script);
  });
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };
