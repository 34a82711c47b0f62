import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { type Checked, useForm, useFormState } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useState, type FormEvent } from 'react';
import { failureOf, newsletterClient, wrongEmail } from '../lib/newsletter';
import * as m from '../messages/blog';
import styles from './NewsletterForm.module.css';

const failures = {
  rate_limited: m.askedTooOftenPlease,
  unreachable: m.newsletterCannotReachedJust,
};

async function check({ email = '' }: { email?: string }): Promise<Checked<'email', string>> {
  const wrong = wrongEmail(email.trim());
  return wrong ? { errors: { email: wrong } } : { answers: email.trim() };
}

/** Signs an address up. The answer never shows whether the address was on the list before. */
export function NewsletterForm() {
  const company = useCompany();
  const live = useLive();
  const form = useForm(check);
  const { errors, sending } = useFormState(form);
  const [done, setDone] = useState(false);

  async function subscribe(email: string) {
    try {
      const client = await newsletterClient(company);
      await client.subscribe(email);
      setDone(true);
    } catch (error) {
      const kind = failureOf(error);
      if (kind === 'invalid') return form.setErrors({ email: m.pleaseEnterValidEmail });
      console.warn('The newsletter could not be subscribed to.', error);
      form.setErrors({ form: failures[kind === 'rate_limited' ? kind : 'unreachable'] });
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(subscribe).then(() => form.state.errors.email && form.focus('email'));
  };

  if (done) {
    return (
      <Notice tone="success" title={m.checkYourInbox}>
        <p>{m.newsletterBeginsWhenOpen}</p>
      </Notice>
    );
  }
  return (
    <form noValidate className={styles.root} onSubmit={submit}>
      <Field label={m.emailAddress} id="newsletter-email" required error={errors.email}>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.register('email')}
          maxLength={254}
          onFocus={() => void newsletterClient(company).catch(() => {})}
        />
      </Field>
      {errors.form && (
        <Notice tone="error">
          <p>{errors.form}</p>
        </Notice>
      )}
      {/* Disabled before hydration, because the browser would put the address into the URL. */}
      <Button type="submit" variant="secondary" loading={sending} disabled={!live}>
        {sending ? m.subscribing : m.subscribe}
      </Button>
      <noscript>{m.subscribingNeedsJavaScriptFeed}</noscript>
    </form>
  );
}
