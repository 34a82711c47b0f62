import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import type { ZipCheck } from '../lib/use-zip-check';
import { zipLength } from '../lib/use-zip-check';
import * as m from '../messages/window-line';
import styles from './ZipForm.module.css';

/** A ZIP and the button that checks it. */
export function ZipForm({ check }: { check: ZipCheck }) {
  const box = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration.
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value;
    if (typed && typed !== check.zip) check.edit(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <form
      className={styles.root}
      action="/service-areas"
      onSubmit={(event) => {
        event.preventDefault();
        check.check();
      }}
    >
      <Field label={m.zipCode}>
        <TextInput
          ref={box}
          name="q"
          chars={5}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={zipLength}
          value={check.zip}
          onChange={(event) => check.edit(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={!check.ready} loading={check.state === 'checking'}>
        {check.state === 'checking' ? m.checking : m.check}
      </Button>
    </form>
  );
}
