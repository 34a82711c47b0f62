import { lazyComponent, reloadPage, retryOnce } from '../lib/lazy-component';
import type { BookingInput } from './form-fields';

/**
 * The code that checks and sends the form. It shares one chunk with the components below, so a form
 * that can be checked can also be queued and confirmed after the network is gone.
 * @throws if it cannot be fetched; the next call tries again
 */
export const loadSubmit = () =>
  retryOnce(() => import(/* webpackChunkName: "submit" */ './submit'));

/** Checks the form. A form whose rules cannot be fetched is not sent. */
export const checkBooking = async (values: BookingInput) =>
  (await loadSubmit()).checkBooking(values);

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

export const PhotoPart = lazyComponent(
  async () => (await import(/* webpackChunkName: "submit" */ './PhotoPart')).PhotoPart,
);
