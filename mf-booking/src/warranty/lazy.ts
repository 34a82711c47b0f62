import { lazy } from 'react';
import type { WarrantyInput } from './warranty-query';

/**
 * The code that answers the form, in one chunk.
 * @throws if it cannot be fetched; the next call tries again
 */
export const loadLookUp = () => import(/* webpackChunkName: "look-up" */ './look-up');

/** Checks the look-up. A form whose rules cannot be fetched is not sent. */
export const checkQuery = async (values: WarrantyInput) => (await loadLookUp()).checkQuery(values);

/** Shown only after a look-up, so its chunk has arrived and this cannot fail. */
export const WarrantyTicket = lazy(async () => {
  const module = await import(/* webpackChunkName: "look-up" */ './WarrantyTicket');
  return { default: module.WarrantyTicket };
});
