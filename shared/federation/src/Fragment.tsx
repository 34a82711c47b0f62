import type { FragmentId, FragmentProps } from '@site/data-types/federated-modules';
import { createElement, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Guard } from './Guard';
import { idOf, keptHtml, loadFragment, stopWaiting } from './fragment-loading';
import type { AnyFragment, Place } from './fragment-loading';
import { getLoader } from './loader';
import { report } from './report';
import { takeTyped } from './take-typed';
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
  const { name, props, html, fallback } = input;
  const there = getLoader().peek(name) as AnyFragment | undefined;
  if (typeof window === 'undefined') {
    // A set without that part: the page does without it from the start.
    if (!there) return fallback;
    if (there.warm) use(there.warm(props));
  }
  const ready = there && (typeof window === 'undefined' || !there.warm);
  const loaded = ready ? (there.default as ComponentType) : use(loadFragment(input));
  if (loaded === 'failed') return <StandIn {...input} />;
  return (
    <Live place={input} printed={html !== undefined}>
      {createElement(loaded, props)}
    </Live>
  );
}

interface LiveProps {
  place: Place;
  /** Whether the document showed it already. */
  printed: boolean;
  children: ReactNode;
}

/** Comes alive later than its page, so what was typed into it before is entered by itself. */
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
 * A component of another part inside this page: prerendered with it, hydrated when it comes near
 * the window and its part and records have loaded. Where that part cannot run or throws, its
 * prerendered HTML stays, or the fallback stands in.
 */
export function Fragment<Id extends FragmentId>({ name, props, fallback = null }: Input<Id>) {
  const id = idOf(name, props && JSON.stringify(props));
  const [html] = useState(() => keptHtml(id));
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
