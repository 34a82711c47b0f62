import type { FragmentId, FragmentModule, FragmentProps } from '@site/data-types/federated-modules';
import { createElement, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Guard } from './Guard';
import { getLoader } from './loader';
import { report } from './report';
import { trustedHtml } from './trusted-html';

type Input<Id extends FragmentId> = {
  /** The exposed component, e.g. `mf-catalog/ApplianceCards`. */
  name: Id;
  /** Shown while it loads after a navigation, and in its place where it cannot run. */
  fallback?: ReactNode;
} & (object extends FragmentProps<Id>
  ? { props?: FragmentProps<Id> }
  : {
      /** Its properties; they are printed as JSON. */
      props: FragmentProps<Id>;
    });

/** A fragment with its properties, as this module passes it on. */
interface Place {
  name: FragmentId;
  props: object | undefined;
  /** The same for the same fragment with the same properties. */
  id: string;
}

type AnyFragment = FragmentModule<object | undefined>;
type Loaded = ComponentType | 'failed';

/** How far below the window a fragment begins to load. */
const margin = '400px';

const loading = new Map<string, Promise<Loaded>>();
const failed = new Set<string>();
/** Prerendered HTML of the page's fragments, taken before React touches the document. */
const kept = new Map<string, string>();

/** Prerendered fragments that are not near yet, and what ends the wait. */
const waiting = new Map<string, { element: Element; arrive: () => void }>();

const idOf = (name = '', props = ''): string => name + props;

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
function stopWaiting(id: string): void {
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

function loadFragment(place: Place): Promise<Loaded> {
  let promise = loading.get(place.id);
  if (!promise) {
    promise = load(place);
    loading.set(place.id, promise);
  }
  return promise;
}

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

interface BodyProps extends Place {
  html: string | undefined;
  fallback: ReactNode;
}

const attributes = ({ name, props }: Place) => ({
  'data-fragment': name,
  'data-props': props && JSON.stringify(props),
});

/** The fragment as it was prerendered, or else the fallback. */
const StandIn = ({ html, fallback, ...place }: BodyProps) =>
  html === undefined ? (
    fallback
  ) : (
    <div
      {...attributes(place)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  );

function Body(input: BodyProps) {
  const { name, props, fallback } = input;
  const there = getLoader().peek(name) as AnyFragment | undefined;
  if (typeof window === 'undefined') {
    // A set without that part: the page does without it from the start.
    if (!there) return fallback;
    if (there.warm) use(there.warm(props));
  }
  const ready = there && (typeof window === 'undefined' || !there.warm);
  const loaded = ready ? (there.default as ComponentType) : use(loadFragment(input));
  if (loaded === 'failed') return <StandIn {...input} />;
  return <div {...attributes(input)}>{createElement(loaded, props)}</div>;
}

/**
 * A component of another part inside this page: prerendered with it, hydrated when it comes near
 * the window and its part and records have loaded. Where that part cannot run or throws, its
 * prerendered HTML stays, or the fallback stands in.
 */
export function Fragment<Id extends FragmentId>({ name, props, fallback = null }: Input<Id>) {
  const id = idOf(name, props && JSON.stringify(props));
  const [html] = useState(() => kept.get(id));
  // After every update: one that comes before the fragment is live takes the printed one away.
  useEffect(() => stopWaiting(id));
  const input: BodyProps = { name, props: props as object | undefined, id, html, fallback };
  return (
    <Guard onError={(error) => report(name, error)} fallback={<StandIn {...input} />}>
      <Suspense fallback={fallback}>
        <Body {...input} />
      </Suspense>
    </Guard>
  );
}
