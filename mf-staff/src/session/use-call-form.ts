import { useForm, useFormState } from '@site/ui/form';
import type { Checked, Form, FormErrors, FormValues } from '@site/ui/form';
import type { FormEvent } from 'react';
import { failureOf } from '../lib/failure';
import { noticeEnd } from './session';

/**
 * A form that calls the server.
 * @param check finds the mistakes, or makes the answers
 * @param send the call; its failure is shown in words
 * @param at control at which a failure is shown; default: the form's own message
 * @param draft key of what is typed in the tab's storage, see `useForm`
 */
export function useCallForm<Name extends string, Answers>(
  check: (values: FormValues<Name>) => Checked<Name, Answers>,
  send: (answers: Answers, form: Form<Name, Answers>) => Promise<unknown>,
  at: Name | 'form' = 'form',
  draft?: string,
) {
  const form = useForm<Name, Answers>(async (values) => check(values), { ...(draft && { draft }) });
  const { errors, sending } = useFormState(form);

  const call = async (answers: Answers) => {
    try {
      await send(answers, form);
    } catch (error) {
      const failure = failureOf(error);
      form.setErrors({ [at]: failure.message } as FormErrors<Name>);
      void noticeEnd(failure);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(call);
  };
  return { form, errors, sending, onSubmit };
}
