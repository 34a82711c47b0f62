import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useRef, useState, type FormEvent } from 'react';
import { failureOf, newsletterClient, wrongEmail } from '../lib/newsletter';
import styles from './NewsletterForm.module.css';

type State =
  | { name: 'idle' | 'sending' | 'done' }
  | { name: 'invalid'; message: string }
  | { name: 'failed'; message: string };

const failures = {
  rate_limited: 'That was asked too often. Please try again later.',
  unreachable: 'The newsletter cannot be reached just now. Please try again later.',
};

/** Signs an address up. The answer never shows whether the address was on the list before. */
export function NewsletterForm() {
  const company = useCompany();
  const live = useLive();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });

  const refuse = (message: string) => {
    setState({ name: 'invalid', message });
    input.current?.focus();
  };

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const wrong = wrongEmail(email);
    if (wrong) return refuse(wrong);
    setState({ name: 'sending' });
    try {
      const client = await newsletterClient(company);
      await client.subscribe(email);
      setState({ name: 'done' });
    } catch (error) {
      const kind = failureOf(error);
      if (kind === 'invalid') return refuse('Please enter a valid email address');
      console.warn('The newsletter could not be subscribed to.', error);
      const message = failures[kind === 'rate_limited' ? kind : 'unreachable'];
      setState({ name: 'failed', message });
    }
  }

  if (state.name === 'done') {
    return (
      <Notice tone="success" title="Check your inbox">
        <p>
          The newsletter begins when you open the link in the message we have sent and confirm it.
          If none arrives, you may be on the list already.
        </p>
      </Notice>
    );
  }
  return (
    <form noValidate className={styles.root} onSubmit={(event) => void subscribe(event)}>
      <Field
        label="Email address"
        id="newsletter-email"
        required
        error={state.name === 'invalid' ? state.message : undefined}
      >
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          onFocus={() => void newsletterClient(company).catch(() => {})}
          onChange={() => state.name === 'invalid' && setState({ name: 'idle' })}
        />
      </Field>
      {state.name === 'failed' && (
        <Notice tone="error">
          <p>{state.message}</p>
        </Notice>
      )}
      {/* Disabled before hydration, because the browser would put the address into the URL. */}
      <Button type="submit" variant="secondary" loading={state.name === 'sending'} disabled={!live}>
        {state.name === 'sending' ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <noscript>Subscribing needs JavaScript; the feed below does not.</noscript>
    </form>
  );
}
