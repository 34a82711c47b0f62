import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from './use-attempt';
import { enterWithCode } from './session';
import styles from './SignIn.module.css';

/** The address, then the code that was mailed to it. @param message why the person is here again */
export function SignIn({ message }: { message?: string | undefined }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className={styles.root}>
      <Stack gap="lg">
        {message && sentTo === undefined && <Notice tone="warning" title={message} role="status" />}
        {sentTo === undefined ? (
          <AddressForm onSent={setSentTo} />
        ) : (
          <CodeForm email={sentTo} onAgain={() => setSentTo(undefined)} />
        )}
      </Stack>
    </div>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const { busy, error, setError, attempt } = useAttempt();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(address)) return setError('Please enter your email address');
    void attempt(() => staff().auth.sendCode(address)).then((sent) => sent && onSent(address));
  };

  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Field id="staff-email" label="Your email" {...(error && { error })}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {busy ? 'Sending…' : 'Mail Me a Code'}
        </Button>
        <p className={styles.hint}>
          For people on staff. There is no password: each sign-in takes a new code.
        </p>
      </Stack>
    </form>
  );
}

function CodeForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [code, setCode] = useState('');
  const { busy, error, setError, attempt } = useAttempt();

  const enter = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\D/g, '');
    if (digits.length !== 6) return setError('The code has six digits');
    void attempt(() => enterWithCode(email, digits));
  };

  return (
    <form onSubmit={enter} noValidate>
      <Stack>
        <p role="status">
          If {email} is on staff, a code is on its way. It is good for ten minutes.
        </p>
        <Field id="staff-code" label="Code from the mail" {...(error && { error })}>
          <TextInput
            className={styles.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {busy ? 'Checking…' : 'Sign In'}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          New code or another address
        </Button>
      </Stack>
    </form>
  );
}
