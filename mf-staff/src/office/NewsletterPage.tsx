import type { Language } from '@site/data-types/contract';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, Select, TextArea, TextInput } from '@site/ui/field';
import { type Checked, type FormValues, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/newsletter';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

type Name = 'subject' | 'text' | 'url' | 'readers' | 'key';

interface Newsletter extends Record<'subject' | 'text' | 'url', string> {
  language?: Language;
}

async function check(values: FormValues<Name>): Promise<Checked<Name, Newsletter>> {
  const [subject = '', text = '', url = ''] = [values.subject, values.text, values.url].map(
    (each) => each?.trim(),
  );
  const { readers } = values;
  const errors = {
    ...(!subject && { subject: m.pleaseEnterASubject }),
    ...(!text && { text: m.pleaseEnterAText }),
    ...(url && !/^(\/|https:\/\/)/.test(url) && { url: m.pageBeginsHttps }),
  };
  return Object.keys(errors).length > 0
    ? { errors }
    : { answers: { subject, text, url, ...(readers && { language: readers as Language }) } };
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
    return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingTheNewsletter}</p>;
  const { subscribers, inSpanish = 0, lastSent } = status;
  const readersOf = (language?: string): number =>
    language === 'es' ? inSpanish : language === 'en' ? subscribers - inSpanish : subscribers;

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
  const field = (name: Exclude<Name, 'key'>) =>
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
      setDone(m.itsWaySubscribers({ count: queued }));
    });
    setReady(undefined);
    if (sent) form.clear();
    // Also after a failure: a lost answer may have been a success, and 'Last sent' shows it.
    await reload();
  };

  return (
    <Stack>
      <p>{m.subscribers({ count: subscribers })}.</p>
      {lastSent && (
        <p>
          {m.lastSentInstantSubject({
            instant: formatInstant(new Date(lastSent.at), timeZone),
            subject: lastSent.subject,
            sent: lastSent.sent,
            queued: lastSent.queued,
          })}
        </p>
      )}
      <div role="status">{done && <Notice tone="success" role={undefined} title={done} />}</div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={m.subject} error={errors.subject}>
          <TextInput {...field('subject')} maxLength={150} />
        </Field>
        <Field label={m.text} hint={m.emptyLineBeginsNew} error={errors.text}>
          <TextArea {...field('text')} rows={8} maxLength={8000} />
        </Field>
        <Field label={m.pageOfTheArticle} required={false} hint={m.eGBlogDryer} error={errors.url}>
          <TextInput {...field('url')} autoCapitalize="none" />
        </Field>
        {inSpanish > 0 && (
          <Field label={m.readers}>
            <Select {...field('readers')} autoComplete="off">
              <option value="">{m.allReaders({ count: subscribers })}</option>
              <option value="en">{m.readersOfEnglish({ count: readersOf('en') })}</option>
              <option value="es">{m.readersOfSpanish({ count: inSpanish })}</option>
            </Select>
          </Field>
        )}
        {error && <Notice tone="error" title={error} />}
        {ready ? (
          <Notice
            tone="warning"
            title={m.sendItToSubscribers({ count: readersOf(ready.language) })}
          >
            <div className={styles.row}>
              <Button loading={busy} onClick={() => void send(ready)}>
                {m.yesSend}
              </Button>
              <Button variant="ghost" onClick={() => setReady(undefined)}>
                {m.notYet}
              </Button>
            </div>
          </Notice>
        ) : (
          <Button type="submit" disabled={subscribers === 0}>
            {m.send}
          </Button>
        )}
      </form>
    </Stack>
  );
}
