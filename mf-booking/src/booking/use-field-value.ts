import { useCallback, useSyncExternalStore } from 'react';
import type { BookingField, FormHandle } from './form-fields';

/**
 * The value of one field. Only the calling component renders again when it changes.
 * (`useWatch` of react-hook-form adds 0.5 kB to the page for cases that the form does not have.)
 */
export const useFieldValue = (form: FormHandle, name: BookingField): string =>
  useSyncExternalStore(
    useCallback((callback) => form.subscribe({ formState: { values: true }, callback }), [form]),
    () => form.getValues(name) ?? '',
    () => '',
  );
