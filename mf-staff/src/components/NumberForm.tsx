import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { type Checked, useFormValue } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '../messages/number-form';
import { useCallForm } from '../session/use-call-form';
import styles from './NumberForm.module.css';

interface NumberFormProps {
  label: string;
  hint: string;
  /** Unit of the number, e.g. `days`. */
  unit: string;
  value: number;
  /** The effect of saving this number that cannot be undone; shown at each change. */
  warn?: (next: number) => ReactNode;
  /** Of the button while there is a warning. */
  warnedLabel?: string;
  onSave: (next: number) => Promise<unknown>;
}

const isNumber = (text: string): boolean => /^\s*\d{1,3}\s*$/.test(text);

/** One number that the owner sets, up to three digits. */
export function NumberForm(props: NumberFormProps) {
  const { label, hint, unit, value, warn, warnedLabel = m.save, onSave } = props;
  const [saved, setSaved] = useState(false);
  const check = ({ number = '' }: { number?: string }): Checked<'number', number> =>
    isNumber(number)
      ? { answers: Number(number) }
      : { errors: { number: m.pleaseEnterNumberUnit({ unit }) } };
  const { form, errors, sending, onSubmit } = useCallForm<'number', number>(
    check,
    async (next) => {
      await onSave(next);
      setSaved(true);
    },
    'number',
  );
  const text = useFormValue(form, 'number');
  const warning = isNumber(text) && warn?.(Number(text));

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        setSaved(false);
        onSubmit(event);
      }}
      noValidate
    >
      <Field label={label} hint={hint} error={errors.number}>
        <TextInput
          {...form.register('number')}
          chars={5}
          inputMode="numeric"
          defaultValue={value}
        />
      </Field>
      {warning && (
        <Notice tone="warning" title={m.thisCannotBeUndone}>
          {warning}
        </Notice>
      )}
      <Button type="submit" variant="outline" loading={sending}>
        {warning ? warnedLabel : m.save}
      </Button>
      <div role="status">{saved && <Notice tone="success" role={undefined} title={m.saved} />}</div>
    </form>
  );
}
