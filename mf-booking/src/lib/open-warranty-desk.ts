import type { Resolver } from 'react-hook-form';
import type * as desk from '../warranty-desk';
import type { WarrantyInput, WarrantyQuery } from '../warranty/warranty-query';

export type WarrantyDesk = typeof desk;

/** @throws where it cannot be loaded; the next call tries again */
export const openWarrantyDesk = (): Promise<WarrantyDesk> =>
  import(/* webpackChunkName: "warranty-desk" */ '../warranty-desk');

/** The form's rules, from the desk. */
export const warrantyResolver: Resolver<WarrantyInput, unknown, WarrantyQuery> = async (...args) =>
  (await openWarrantyDesk()).warrantyResolver(...args);
