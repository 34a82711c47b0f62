import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Resolver } from 'react-hook-form';
import type { BookingInput, BookingTexts } from './form-fields';

/** A phone that changes cells fails one request. */
const retryOnce = <Result>(load: () => Promise<Result>): Promise<Result> => load().catch(load);

/**
 * The code that checks and sends the form. It shares one chunk with the components below, so a form
 * that can be checked can also be kept and confirmed after the network is gone.
 * @throws where it cannot be fetched; the next call tries again
 */
export const loadSubmit = () =>
  retryOnce(() => import(/* webpackChunkName: "submit" */ './submit'));

/** The form's rules. A form whose rules cannot be fetched is not sent. */
export const lazyResolver: Resolver<BookingInput, unknown, BookingTexts> = async (...args) =>
  (await loadSubmit()).bookingResolver(...args);

const reloadPage = () =>
  createElement('p', { role: 'alert' }, 'This could not be loaded. Please reload the page.');

/** React keeps a failed load until the page is reloaded, so a failed component says so. */
function lazyComponent<Props>(
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

export const Outcome = lazyComponent(
  async () => (await import(/* webpackChunkName: "submit" */ '../confirmation/Outcome')).Outcome,
  reloadPage,
);

export const EarlierRequests = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "submit" */ '../confirmation/EarlierRequests'))
      .EarlierRequests,
);

export const PriceNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "submit" */ './PriceNotice')).PriceNotice,
);
