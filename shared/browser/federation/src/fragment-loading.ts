import type { FragmentId, FragmentModule } from '@site/data-types/federated-modules';
import type { ComponentType } from 'react';
import { getLoader } from './loader';
import { report } from './report';

/** A fragment with its properties. */
export interface Place {
  name: FragmentId;
  props: object | undefined;
  /** Made of name and properties. */
  id: string;
}

export type AnyFragment = FragmentModule<object | undefined>;
export type Loaded = ComponentType | 'failed';

/** A fragment begins to load at this distance from the window. */
const loadMargin = '400px';

const loading = new Map<string, Promise<Loaded>>();
const failed = new Set<string>();
/** Prerendered HTML of the page's fragments, copied before React changes the document. */
const preserved = new Map<string, string>();

/** Prerendered fragments that are not near the window yet; `stop` ends the wait. */
const waiting = new Map<string, { element: Element; stop: () => void }>();

/** Identifies a fragment within a page. @param props as JSON */
export const idOf = (name = '', props = ''): string => name + props;

const elementOf = (id: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-fragment]')].find(
    ({ dataset }) => idOf(dataset.fragment, dataset.props) === id,
  );

/** Resolves when the prerendered fragment comes near the window. */
function near(id: string): Promise<void> {
  const element = elementOf(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      waiting.delete(id);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && stop(),
      { rootMargin: loadMargin },
    );
    observer.observe(element);
    waiting.set(id, { element, stop });
  });
}

/** Ends the wait for a fragment whose element was removed: it would never come near the window. */
export function stopWaiting(id: string): void {
  const wait = waiting.get(id);
  if (wait && !wait.element.isConnected) wait.stop();
}

async function load({ name, props, id }: Place): Promise<Loaded> {
  try {
    await near(id);
    const { default: component, warm } = (await getLoader().load(name)) as Partial<AnyFragment>;
    if (!component) throw new Error('has no default export');
    if (warm) await warm(props);
    return component as ComponentType;
  } catch (error) {
    report(name, error);
    failed.add(id);
    return 'failed';
  }
}

/** Resolves when the fragment is near and its part and records have loaded; never rejects. */
export function loadFragment(place: Place): Promise<Loaded> {
  let promise = loading.get(place.id);
  if (!promise) {
    promise = load(place);
    loading.set(place.id, promise);
  }
  return promise;
}

/** A fragment's HTML in the original document. */
export const preservedHtml = (id: string): string | undefined => preserved.get(id);

/** The shell calls this before hydration, so that a fragment stays readable if its part fails. */
export function keepFragments(root: ParentNode): void {
  for (const { dataset, innerHTML } of root.querySelectorAll<HTMLElement>('[data-fragment]')) {
    preserved.set(idOf(dataset.fragment, dataset.props), innerHTML);
  }
}

/** Called after a navigation: drops the first document's HTML and lets failed fragments try again. */
export function forgetFragments(): void {
  preserved.clear();
  for (const id of failed) loading.delete(id);
  failed.clear();
}
