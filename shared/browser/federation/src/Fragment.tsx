import type { FragmentId, FragmentProps } from '@site/data-types/federated-modules';
import { createElement, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Guard } from './Guard';
import { langOf } from './foreign';
import { idOf, preservedHtml, loadFragment, stopWaiting } from './fragment-loading';
import type { AnyFragment, Place } from './fragment-loading';
import { getLoader } from './loader';
import { report } from './report';
import { takeTyped } from './take-typed';
import { trustedHtml } from './trusted-html';

type Input<Id extends FragmentId> = {
  /** The exposed component, e.g. `mf-catalog/ApplianceCards`. */
  name: Id;
  /** Shown while the fragment loads after a navigation, and instead of it when it cannot run. */
  fallback?: ReactNode;
} & (object extends FragmentProps<Id>
  ? { props?: FragmentProps<Id> }
  : {
      /** Written into the document as JSON. */
      props: FragmentProps<Id>;
    });

interface BodyProps extends Place {
  html: string | undefined;
  fallback: ReactNode;
}

const attributes = ({ name, props }: Place) => ({
  lang: langOf(name.split('/')[0] ?? ''),
  'data-fragment': name,
  'data-props': props && JSON.stringify(props),
});

/** The fragment's prerendered HTML, or else the fallback. */
const Substitute = ({ html, fallback, ...place }: BodyProps) =>
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
  const { name, props, html, fallback } = input;
  const available = getLoader().peek(name) as AnyFragment | undefined;
  if (typeof window === 'undefined') {
    // The set does not have that part.
    if (!available) return fallback;
    if (available.warm) use(available.warm(props));
  }
  const ready = available && (typeof window === 'undefined' || !available.warm);
  const loaded = ready ? (available.default as ComponentType) : use(loadFragment(input));
  if (loaded === 'failed') return <Substitute {...input} />;
  return (
    <Live place={input} printed={html !== undefined}>
      {createElement(loaded, props)}
    </Live>
  );
}

interface LiveProps {
  place: Place;
  /** Whether the document contained the fragment. */
  printed: boolean;
  children: ReactNode;
}

/** A fragment hydrates later than its page, so it has to restore typed text itself. */
function Live({ place, printed, children }: LiveProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (printed && root.current) takeTyped(root.current)();
  }, [printed]);
  return (
    <div ref={root} {...attributes(place)}>
      {children}
    </div>
  );
}

/**
 * Shows a component of another part in this page. It is prerendered with the page. It hydrates when
 * the visitor scrolls near it and its part and records have loaded. If that part fails, the
 * prerendered HTML stays, or the fallback is shown.
 */
export function Fragment<Id extends FragmentId>({ name, props, fallback = null }: Input<Id>) {
  const id = idOf(name, props && JSON.stringify(props));
  const [html] = useState(() => preservedHtml(id));
  // Check after each update: an update before hydration removes the prerendered element.
  useEffect(() => stopWaiting(id));
  const input: BodyProps = { name, props: props as object | undefined, id, html, fallback };
  return (
    <Guard onError={(error) => report(name, error)} fallback={<Substitute {...input} />}>
      <Suspense fallback={fallback}>
        <Body {...input} />
      </Suspense>
    </Guard>
  );
}
