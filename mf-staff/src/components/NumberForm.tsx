import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useAttempt } from '../session/use-attempt';
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

/** One number that the owner sets, up to three digits. */
export function NumberForm(props: NumberFormProps) {
  const { label, hint, unit, value, warn, warnedLabel = 'Save', onSave } = props;
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState(false);
  const { busy, error, setError, attempt } = useAttempt();
  const text = (typed ?? String(value)).trim();
  const isNumber = /^\d{1,3}$/.test(text);
  const warning = isNumber && warn?.(Number(text));

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    if (!isNumber) return setError(`Please enter a number of ${unit}`);
    void attempt(async () => {
      await onSave(Number(text));
      setTyped(undefined);
    }).then(setSaved);
  };

  return (
    <form className={styles.root} onSubmit={save} noValidate>
      <Field label={label} hint={hint} {...(error && { error })}>
        <TextInput
          chars={5}
          inputMode="numeric"
          value={typed ?? String(value)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {warning && (
        <Notice tone="warning" title="This cannot be undone">
          {warning}
        </Notice>
      )}
      <Button type="submit" variant="outline" loading={busy}>
        {warning ? warnedLabel : 'Save'}
      </Button>
      <div role="status">{saved && <Notice tone="success" role={undefined} title="Saved." />}</div>
    </form>
  );
}
