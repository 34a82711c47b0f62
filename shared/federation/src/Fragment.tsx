import type { FragmentId } from '@site/data-types/federated-modules';
import { createElement, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Guard } from './Guard';
import { takeTyped } from './take-typed';
import { getLoader } from './loader';
import { report } from './report';
import { trustedHtml } from './trusted-html';

interface FragmentProps {
  /** The exposed component, e.g. `mf-catalog/ApplianceCards`; it takes no properties. */
  name: FragmentId;
  /** Shown while it loads after a navigation, and in its place where it cannot run. */
  fallback?: ReactNode;
}

type Loaded = ComponentType | 'failed';

/** How far below the window a fragment begins to load. */
const margin = '400px';

const loading = new Map<FragmentId, Promise<Loaded>>();
const failed = new Set<FragmentId>();
/** Prerendered HTML of the page's fragments, taken before React touches the document. */
const kept = new Map<string, string>();

/** Prerendered fragments that are not near yet, and what ends the wait. */
const waiting = new Map<FragmentId, { element: Element; arrive: () => void }>();

/** Settles when the prerendered fragment comes near the window; it can be read before. */
function near(name: FragmentId): Promise<void> {
  const element = document.querySelector(`[data-fragment="${name}"]`);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const arrive = () => {
      observer.disconnect();
      waiting.delete(name);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    observer.observe(element);
    waiting.set(name, { element, arrive });
  });
}

/** A printed fragment that is gone, e.g. with the page before, never comes near. */
function stopWaiting(name: FragmentId): void {
  const wait = waiting.get(name);
  if (wait && !wait.element.isConnected) wait.arrive();
}

async function load(name: FragmentId): Promise<Loaded> {
  try {
    await near(name);
    const { default: component } = (await getLoader().load(name)) as { default?: ComponentType };
    if (!component) throw new Error('has no default export');
    return component;
  } catch (error) {
    report(name, error);
    failed.add(name);
    return 'failed';
  }
}

function loadFragment(name: FragmentId): Promise<Loaded> {
  let promise = loading.get(name);
  if (!promise) {
    promise = load(name);
    loading.set(name, promise);
  }
  return promise;
}

/** Called by the shell before hydration, so that a fragment whose part fails stays readable. */
export function keepFragments(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-fragment]')) {
    kept.set(element.dataset.fragment ?? '', element.innerHTML);
  }
}

/** After a navigation there is nothing of the document's to keep, and what failed is tried again. */
export function forgetFragments(): void {
  kept.clear();
  for (const name of failed) loading.delete(name);
  failed.clear();
}

interface StandInProps {
  name: FragmentId;
  html: string | undefined;
  fallback: ReactNode;
}

/** The fragment as it was prerendered, or else the fallback. */
const StandIn = ({ name, html, fallback }: StandInProps) =>
  html === undefined ? (
    fallback
  ) : (
    <div
      data-fragment={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  );

interface LiveProps {
  name: FragmentId;
  /** Whether the document showed it already. */
  printed: boolean;
  children: ReactNode;
}

function Body({ name, html, fallback }: StandInProps) {
  const there = getLoader().peek(name) as { default: ComponentType } | undefined;
  // A set without that part: the page does without it from the start.
  if (!there && typeof window === 'undefined') return fallback;
  const loaded = there?.default ?? use(loadFragment(name));
  if (loaded === 'failed') return <StandIn name={name} html={html} fallback={fallback} />;
  return (
    <Live name={name} printed={html !== undefined}>
      {createElement(loaded)}
    </Live>
  );
}

/** Comes alive later than its page, so what was typed into it before is entered by itself. */
function Live({ name, printed, children }: LiveProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (printed && root.current) takeTyped(root.current)();
  }, [printed]);
  return (
    <div ref={root} data-fragment={name}>
      {children}
    </div>
  );
}

/**
 * A component of another part inside this page: prerendered with it, hydrated when it comes near
 * the window and its part has loaded. Where that part cannot run or throws, its prerendered HTML
 * stays, or the fallback stands in.
 */
export function Fragment({ name, fallback = null }: FragmentProps) {
  const [html] = useState(() => kept.get(name));
  // After every update: one that comes before the fragment is live takes the printed one away.
  useEffect(() => stopWaiting(name));
  const props = { name, html, fallback };
  return (
    <Guard onError={(error) => report(name, error)} fallback={<StandIn {...props} />}>
      <Suspense fallback={fallback}>
        <Body {...props} />
      </Suspense>
    </Guard>
  );
}
