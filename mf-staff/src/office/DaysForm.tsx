import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import type { Checked } from '@site/ui/form';
import type { ReactNode } from 'react';
import * as m from '../messages/office';
import { useCallForm } from '../session/use-call-form';
import styles from './Office.module.css';

/** First and last day, `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

const check = ({ from = '', to = '' }: Partial<Days>): Checked<keyof Days, Days> =>
  from && to && from <= to ? { answers: { from, to } } : { errors: { to: m.firstDayMustNot } };

interface DaysFormProps {
  /** Of the fields at first. */
  days: Days;
  button: string;
  send: (days: Days) => Promise<unknown>;
  /** The result. */
  children?: ReactNode;
}

/** Asks from which to which day. */
export function DaysForm({ days, button, send, children }: DaysFormProps) {
  const { form, errors, sending, onSubmit } = useCallForm<keyof Days, Days>(check, send, 'to');
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={m.from}>
        <TextInput {...form.register('from')} type="date" defaultValue={days.from} />
      </Field>
      <Field label={m.toDay} error={errors.to}>
        <TextInput {...form.register('to')} type="date" defaultValue={days.to} />
      </Field>
      <Button type="submit" variant="outline" loading={sending}>
        {button}
      </Button>
      {children}
    </form>
  );
}
