import { plural } from '@site/data-types/plural';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea, TextInput } from '@site/ui/field';
import { type Checked, type FormValues, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

type Name = 'subject' | 'text' | 'url' | 'key';
type Newsletter = Record<Exclude<Name, 'key'>, string>;

async function check(values: FormValues<Name>): Promise<Checked<Name, Newsletter>> {
  const [subject = '', text = '', url = ''] = [values.subject, values.text, values.url].map(
    (each) => each?.trim(),
  );
  const errors = {
    ...(!subject && { subject: 'Please enter a subject' }),
    ...(!text && { text: 'Please enter a text' }),
    ...(url && !/^(\/|https:\/\/)/.test(url) && { url: 'The page begins with / or https://' }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { answers: { subject, text, url } };
}

/** One mail to each subscriber. They can leave the list with one click in it. */
export function NewsletterPage() {
  const { timeZone } = useCompany();
  const load = useCallback(() => staff().newsletterStatus(), []);
  const { answer: status, failure, reload } = useLoaded(load, 'newsletter');
  const form = useForm(check, { draft: 'staff.typed.newsletter' });
  const { errors } = useFormState(form);
  /** The checked newsletter that waits for the second press. */
  const [ready, setReady] = useState<Newsletter>();
  const [done, setDone] = useState<string>();
  const { busy, error, attempt } = useAttempt();

  if (!status)
    return failure ? <Notice tone="error" title={failure} /> : <p>Loading the newsletter…</p>;
  const { subscribers, lastSent } = status;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone(undefined);
    void form
      .submit(async (newsletter) => setReady(newsletter))
      .then(() => {
        const [wrong] = Object.keys(form.state.errors) as Name[];
        if (wrong) form.focus(wrong);
      });
  };
  /** Another text is another newsletter. */
  const field = (name: keyof Newsletter) =>
    form.register(name, () => {
      form.set('key', '');
      setReady(undefined);
    });
  const send = async (newsletter: Newsletter) => {
    // Stored with the text: a second press sends the same newsletter, which reaches no one twice,
    // also after the person has left the page and come back.
    const idempotencyKey = form.get('key') || crypto.randomUUID();
    form.set('key', idempotencyKey);
    const sent = await attempt(async () => {
      const { queued } = await staff().sendNewsletter({ ...newsletter, idempotencyKey });
      setDone(`On its way to ${plural(queued, 'subscriber')}.`);
    });
    setReady(undefined);
    if (sent) form.clear();
    // Also after a failure: a lost answer may have been a success, and 'Last sent' shows it.
    await reload();
  };

  return (
    <Stack>
      <p>{plural(subscribers, 'subscriber')}.</p>
      {lastSent && (
        <p>
          Last sent {formatInstant(new Date(lastSent.at), timeZone)}: “{lastSent.subject}”,{' '}
          {lastSent.sent} of {lastSent.queued} delivered.
        </p>
      )}
      <div role="status">{done && <Notice tone="success" role={undefined} title={done} />}</div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Subject" error={errors.subject}>
          <TextInput {...field('subject')} maxLength={150} />
        </Field>
        <Field label="Text" hint="An empty line begins a new paragraph." error={errors.text}>
          <TextArea {...field('text')} rows={8} maxLength={8000} />
        </Field>
        <Field
          label="Page of the article"
          required={false}
          hint="E.g. /blog/dryer-vents."
          error={errors.url}
        >
          <TextInput {...field('url')} autoCapitalize="none" />
        </Field>
        {error && <Notice tone="error" title={error} />}
        {ready ? (
          <Notice tone="warning" title={`Send it to ${plural(subscribers, 'subscriber')}?`}>
            <div className={styles.row}>
              <Button loading={busy} onClick={() => void send(ready)}>
                Yes, Send
              </Button>
              <Button variant="ghost" onClick={() => setReady(undefined)}>
                Not yet
              </Button>
            </div>
          </Notice>
        ) : (
          <Button type="submit" disabled={subscribers === 0}>
            Send…
          </Button>
        )}
      </form>
    </Stack>
  );
}
