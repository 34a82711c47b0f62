import { useWatch } from 'react-hook-form';
import type { BookingField } from './form-fields';
import type { FormHandle } from './form-fields';

/** The value of one field. Only the calling component renders again when it changes. */
export const useFieldValue = ({ control }: FormHandle, name: BookingField): string =>
  useWatch({ control, name }) ?? '';
