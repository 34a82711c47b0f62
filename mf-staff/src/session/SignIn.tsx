import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/frame';
import { useCallForm } from './use-call-form';
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

const checkAddress = ({ email = '' }: { email?: string }) =>
  /^\S+@\S+\.\S+$/.test(email.trim())
    ? { answers: email.trim() }
    : { errors: { email: m.pleaseEnterEmailAddress } };

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, sending, onSubmit } = useCallForm<'email', string>(
    checkAddress,
    async (address) => {
      await staff().auth.sendCode(address);
      onSent(address);
    },
    'email',
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Field id="staff-email" label={m.yourEmail} error={errors.email}>
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {sending ? m.sending : m.mailMeACode}
        </Button>
        <p className={styles.hint}>{m.peopleStaffThereNo}</p>
      </Stack>
    </form>
  );
}

function checkCode({ code = '' }: { code?: string }) {
  const digits = code.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? { answers: digits } : { errors: { code: m.codeSixDigits } };
}

/** Whether the site's server says that its mails do not leave. A hosted project has no such address. */
async function mailsAreStuck(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { headers: { accept: 'application/json' } });
    const { reasons = [] } = (await answer.json()) as { reasons?: string[] };
    return reasons.includes('mail');
  } catch {
    return false;
  }
}

function CodeForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { form, errors, sending, onSubmit } = useCallForm<'code', string>(
    checkCode,
    (digits) => enterWithCode(email, digits),
    'code',
  );
  const [isStuck, setStuck] = useState(false);
  useEffect(() => void mailsAreStuck().then(setStuck), []);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {isStuck && (
          <Notice tone="warning" role="status" title={m.sitesMailsDoNot}>
            <p>{m.codeMayNotArrive}</p>
          </Notice>
        )}
        <p role="status">{m.emailStaffCodeIts({ email })}</p>
        <Field id="staff-code" label={m.codeFromTheMail} error={errors.code}>
          <TextInput
            {...form.register('code')}
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            autoFocus
          />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {sending ? m.checking : m.signInButton}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {m.newCodeAnotherAddress}
        </Button>
      </Stack>
    </form>
  );
}
