import { useCallback, useState, useSyncExternalStore } from 'react';
import { type Checked, Form, type FormState, type FormValues } from './form';

/** A form of this component. @param check of all values */
export const useForm = <Name extends string, Answers>(
  check: (values: FormValues<Name>) => Promise<Checked<Name, Answers>>,
): Form<Name, Answers> => useState(() => new Form<Name, Answers>(check))[0];

/** Only the calling component renders again when mistakes or the progress of sending change. */
export const useFormState = <Name extends string, Answers>(
  form: Form<Name, Answers>,
): FormState<Name> =>
  useSyncExternalStore(
    form.subscribe,
    () => form.state,
    () => form.state,
  );

/** The value of one control. Only the calling component renders again when it changes. */
export const useFormValue = <Name extends string, Answers>(
  form: Form<Name, Answers>,
  name: Name,
): string =>
  useSyncExternalStore(
    form.subscribe,
    useCallback(() => form.get(name), [form, name]),
    // The document has no answers.
    () => '',
  );
