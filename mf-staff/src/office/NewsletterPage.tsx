import { plural } from '@site/data-types/plural';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import { useTypedText } from '@site/ui/typed-text';
import styles from './Office.module.css';

/** One mail to each subscriber. They can leave the list with one click in it. */
export function NewsletterPage() {
  const { timeZone } = useCompany();
  const load = useCallback(() => staff().newsletterStatus(), []);
  const { answer: status, failure, reload } = useLoaded(load);
  const [subject, setSubject] = useTypedText('staff.typed.newsletter.subject');
  const [text, setText] = useTypedText('staff.typed.newsletter.text');
  const [url, setUrl] = useTypedText('staff.typed.newsletter.url');
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const { busy, error, setError, attempt } = useAttempt();
  // Queued with the text: a second press sends the same newsletter, which reaches no one twice, also
  // after the person has left the page and come back.
  const [key, setKey] = useTypedText('staff.typed.newsletter.key');

  if (!status)
    return failure ? <Notice tone="error" title={failure} /> : <p>Loading the newsletter…</p>;
  const { subscribers, lastSent } = status;

  const check = (event: FormEvent) => {
    event.preventDefault();
    setDone(undefined);
    if (!subject.trim() || !text.trim()) return setError('Please enter a subject and a text');
    if (url.trim() && !/^(\/|https:\/\/)/.test(url.trim()))
      return setError('The page begins with / or https://');
    setError(undefined);
    setAsking(true);
  };
  /** Another text is another newsletter. */
  const change = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setKey('');
  };
  const send = async () => {
    const idempotencyKey = key || crypto.randomUUID();
    setKey(idempotencyKey);
    const sent = await attempt(async () => {
      const { queued } = await staff().sendNewsletter({
        ...{ subject: subject.trim(), text: text.trim(), url: url.trim() },
        idempotencyKey,
      });
      setDone(`On its way to ${plural(queued, 'subscriber')}.`);
    });
    setAsking(false);
    if (sent) for (const empty of [setSubject, setText, setUrl, setKey]) empty('');
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
      <form className={styles.form} onSubmit={check} noValidate>
        <Field label="Subject">
          <TextInput maxLength={150} value={subject} onChange={change(setSubject)} />
        </Field>
        <Field label="Text" hint="An empty line begins a new paragraph.">
          <TextArea rows={8} maxLength={8000} value={text} onChange={change(setText)} />
        </Field>
        <Field label="Page of the article" required={false} hint="E.g. /blog/dryer-vents.">
          <TextInput autoCapitalize="none" value={url} onChange={change(setUrl)} />
        </Field>
        {error && <Notice tone="error" title={error} />}
        {asking ? (
          <Notice tone="warning" title={`Send it to ${plural(subscribers, 'subscriber')}?`}>
            <div className={styles.row}>
              <Button loading={busy} onClick={() => void send()}>
                Yes, Send
              </Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
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
