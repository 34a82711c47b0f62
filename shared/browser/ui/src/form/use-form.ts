import { readStored, writeStored } from '@site/store';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Checked, Form, type FormValues, type FormState } from './form';

const acceptTexts = (value: unknown): Record<string, string> | undefined =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')
    ? (value as Record<string, string>)
    : undefined;

/** Typed texts of a form in this tab's storage; empty if there are none. */
export const readDraft = (key: string): Record<string, string> =>
  readStored(key, {}, acceptTexts, 'session');

/**
 * A form of this component.
 * @param check of all values
 * @param draft key in the tab's storage for what is typed, because a phone may drop the page at any
 * time; its prefix decides who removes it. Without one it lives as long as the component.
 * @param first values, which a draft replaces
 */
export function useForm<Name extends string, Answers>(
  check: (values: FormValues<Name>) => Promise<Checked<Name, Answers>>,
  { draft, first }: { draft?: string; first?: FormValues<Name> } = {},
): Form<Name, Answers> {
  const [form] = useState(() => {
    const created = new Form<Name, Answers>(check);
    const texts = { ...first, ...(draft && readDraft(draft)) };
    for (const [name, text] of Object.entries(texts)) created.set(name as Name, text as string);
    return created;
  });
  useEffect(
    () =>
      draft === undefined
        ? undefined
        : form.subscribe((changed) => {
            if (changed !== undefined) writeStored(draft, form.values(), 'session');
          }),
    [form, draft],
  );
  return form;
}

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
