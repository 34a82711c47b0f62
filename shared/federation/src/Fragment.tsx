import { createElement, Suspense, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { getLoader } from './loader';
import type { ModuleId } from './loader';
import { report } from './report';
import { trustedHtml } from './trusted-html';

interface FragmentProps {
  /** The exposed component, e.g. `mf-catalog/ApplianceCards`; it takes no properties. */
  name: ModuleId;
  /** Shown while it loads after a navigation, and in its place where it cannot run. */
  fallback?: ReactNode;
}

type Loaded = ComponentType | 'failed';
const loading = new Map<ModuleId, Promise<Loaded>>();

function loadFragment(name: ModuleId): Promise<Loaded> {
  let promise = loading.get(name);
  if (!promise) {
    promise = getLoader()
      .load(name)
      .then(
        (module) => (module as { default: ComponentType }).default,
        (error: unknown) => {
          report(name, error);
          return 'failed' as const;
        },
      );
    loading.set(name, promise);
  }
  return promise;
}

/** Prerendered HTML of the page's fragments, taken before React touches the document. */
const kept = new Map<string, string>();

/** Called by the shell before hydration, so that a fragment whose part fails stays readable. */
export function keepFragments(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-fragment]')) {
    kept.set(element.dataset.fragment ?? '', element.innerHTML);
  }
}

/** Forgets the document's fragments: after a navigation there is nothing of theirs to keep. */
export const forgetFragments = (): void => kept.clear();

function Body({ name, fallback }: FragmentProps) {
  const there = getLoader().peek(name) as { default: ComponentType } | undefined;
  const [html] = useState(() => kept.get(name));
  // A set without that part: the page does without it from the start.
  if (!there && typeof window === 'undefined') return fallback;
  const loaded = there?.default ?? use(loadFragment(name));
  if (loaded !== 'failed') return <div data-fragment={name}>{createElement(loaded)}</div>;
  return html === undefined ? (
    fallback
  ) : (
    <div
      data-fragment={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  );
}

/**
 * A component of another part inside this page: prerendered with it, hydrated when its part has
 * loaded. Where that part cannot run, its prerendered HTML stays, or the fallback stands in.
 */
export const Fragment = ({ name, fallback = null }: FragmentProps) => (
  <Suspense fallback={fallback}>
    <Body name={name} fallback={fallback} />
  </Suspense>
);
