import { useFormState } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { BookingField, BookingInput, FormHandle } from './form-fields';

/** Errors of these fields. Only the calling component renders again when they change. */
export const useFieldErrors = (
  { control }: FormHandle,
  ...names: BookingField[]
): FieldErrors<BookingInput> => useFormState({ control, name: names }).errors;
