import type { Resolver } from 'react-hook-form';
import type { BookingInput, BookingTexts } from '../booking/form-fields';
import type * as desk from '../desk';

export type Desk = typeof desk;

/** Loads the desk. @throws where it cannot be loaded; the next call tries again */
export const openDesk = (): Promise<Desk> => import(/* webpackChunkName: "desk" */ '../desk');

/** The form's rules, from the desk. Nothing is sent without it, so nothing is sent unchecked. */
export const bookingResolver: Resolver<BookingInput, unknown, BookingTexts> = async (...args) =>
  (await openDesk()).bookingResolver(...args);
