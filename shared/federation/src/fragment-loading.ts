import type { FragmentId, FragmentModule } from '@site/data-types/federated-modules';
import type { ComponentType } from 'react';
import { getLoader } from './loader';
import { report } from './report';

/** A fragment with its properties. */
export interface Place {
  name: FragmentId;
  props: object | undefined;
  /** The same for the same fragment with the same properties. */
  id: string;
}

export type AnyFragment = FragmentModule<object | undefined>;
export type Loaded = ComponentType | 'failed';

/** How far below the window a fragment begins to load. */
const margin = '400px';

const loading = new Map<string, Promise<Loaded>>();
const failed = new Set<string>();
/** Prerendered HTML of the page's fragments, taken before React touches the document. */
const kept = new Map<string, string>();

/** Prerendered fragments that are not near yet, and what ends the wait. */
const waiting = new Map<string, { element: Element; arrive: () => void }>();

/** Tells apart fragments of one page. @param props as JSON */
export const idOf = (name = '', props = ''): string => name + props;

const elementOf = (id: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-fragment]')].find(
    ({ dataset }) => idOf(dataset.fragment, dataset.props) === id,
  );

/** Settles when the prerendered fragment comes near the window; it can be read before. */
function near(id: string): Promise<void> {
  const element = elementOf(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const arrive = () => {
      observer.disconnect();
      waiting.delete(id);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    observer.observe(element);
    waiting.set(id, { element, arrive });
  });
}

/** A printed fragment that is gone, e.g. with the page before, never comes near. */
export function stopWaiting(id: string): void {
  const wait = waiting.get(id);
  if (wait && !wait.element.isConnected) wait.arrive();
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

/** The component, once it is near and its part and records are there; never rejects. */
export function loadFragment(place: Place): Promise<Loaded> {
  let promise = loading.get(place.id);
  if (!promise) {
    promise = load(place);
    loading.set(place.id, promise);
  }
  return promise;
}

/** HTML of a fragment as the document had it. */
export const keptHtml = (id: string): string | undefined => kept.get(id);

/** Called by the shell before hydration, so that a fragment whose part fails stays readable. */
export function keepFragments(root: ParentNode): void {
  for (const { dataset, innerHTML } of root.querySelectorAll<HTMLElement>('[data-fragment]')) {
    kept.set(idOf(dataset.fragment, dataset.props), innerHTML);
  }
}

/** After a navigation there is nothing of the document's to keep, and what failed is tried again. */
export function forgetFragments(): void {
  kept.clear();
  for (const id of failed) loading.delete(id);
  failed.clear();
}
