import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import * as m from '../messages/lazy-component';

/** A phone that changes cells fails one request. */
export const retryOnce = <Result>(load: () => Promise<Result>): Promise<Result> =>
  load().catch(load);

/** Shown instead of a component without which the visitor cannot go on. */
export const reloadPage = () => createElement('p', { role: 'alert' }, m.couldNotLoadedPlease);

/**
 * A component whose code is loaded later. React keeps a failed load until the page is reloaded, so a
 * failed component says so.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: ComponentType<object> = () => null,
) {
  return lazy(() =>
    retryOnce(load)
      .catch((error: unknown) => {
        console.warn('A component of the booking page could not be loaded.', error);
        return failed;
      })
      .then((component) => ({ default: component as ComponentType<Props> })),
  );
}
