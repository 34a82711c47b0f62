import { useWatch } from 'react-hook-form';
import type { BookingField } from './form-fields';
import type { BookingForm } from './use-booking-draft';

/** What one control holds now; only who asks for it is rendered anew when it changes. */
export const useAnswer = ({ control }: BookingForm, name: BookingField): string =>
  useWatch({ control, name }) ?? '';
