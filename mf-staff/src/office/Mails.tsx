import type { WaitingMail } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import { meaningOf } from '../lib/mail-trouble';
import { visitPath } from '../lib/words';
import styles from './Office.module.css';

/** Kinds of mails, as staff read them. */
const names: Record<string, string> = {
  team_notification: 'New request, to the team',
  customer_confirmation: 'Confirmation',
  booking_hold: 'Request to confirm by mail',
  newsletter_confirmation: 'Newsletter sign-up',
  newsletter: 'Newsletter',
  visit_booked: 'Visit booked by phone, or a corrected address',
  visit_moved: 'Visit moved',
  visit_canceled: 'Visit canceled',
  visit_on_the_way: 'Technician on the way',
  visit_reminder: 'Reminder',
  visit_part: 'Part ordered',
  visit_receipt: 'Receipt',
  visit_review: 'Request for a review',
  team_moved: 'Visit moved, to the team',
  team_canceled: 'Visit canceled, to the team',
  team_technician: 'News of a visit, to its technician',
  staff_invitation: 'Invitation to the pages of staff',
  visit_missed: 'No one home',
  team_note: 'Note, to the team',
  text_confirmed: 'Text: confirmed',
  text_moved: 'Text: moved',
  text_canceled: 'Text: canceled',
  text_on_the_way: 'Text: on the way',
  text_reminder: 'Text: reminder',
  text_done: 'Text: done',
  sign_in_code: 'Sign-in code',
};

const mailName = (kind: string): string => names[kind] ?? kind.replaceAll('_', ' ');

/** Mails that are not sent: those given up first, then those that failed, then those that wait. */
export function Mails() {
  const load = useCallback(() => staff().mails(), []);
  const { answer: mails, failure, reload } = useLoaded(load, 'mails');
  if (!mails) return failure ? <Notice tone="error" title={failure} /> : <p>Loading the mails…</p>;
  const rank = ({ givenUpAt, lastError }: WaitingMail) => (givenUpAt ? 0 : lastError ? 1 : 2);
  const failed = mails.filter(({ givenUpAt, lastError }) => givenUpAt ?? lastError);
  return (
    <Stack>
      {failure && <Notice tone="warning" role="status" title={failure} />}
      {failed.length > 1 && <SendAll mails={failed} reload={reload} />}
      {mails.length === 0 ? (
        <p>Every mail has been sent.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {mails
            .toSorted((a, b) => rank(a) - rank(b) || a.createdAt.localeCompare(b.createdAt))
            .map((mail) => (
              <Mail key={mail.id} mail={mail} reload={reload} />
            ))}
        </ul>
      )}
      <Button variant="outline" onClick={() => void reload()}>
        Look Again
      </Button>
    </Stack>
  );
}

/** Tries all that failed again, one after the other, after the mail server works again. */
function SendAll({ mails, reload }: { mails: WaitingMail[]; reload: () => Promise<void> }) {
  const { busy, error, attempt } = useAttempt();
  const send = () =>
    void attempt(async () => {
      for (const { id } of mails) await staff().sendAgain(id);
    }).then(reload);
  return (
    <>
      {error && <Notice tone="error" title={error} />}
      <Button variant="secondary" loading={busy} onClick={send}>
        Send All {mails.length} Again
      </Button>
    </>
  );
}

function Mail({ mail, reload }: { mail: WaitingMail; reload: () => Promise<void> }) {
  const { timeZone } = useCompany();
  const { busy, error, attempt } = useAttempt();
  const [again, setAgain] = useState(false);
  const { id, kind, to, about, attempts, lastError, givenUpAt, dueAt } = mail;
  const at = (instant: string) => formatInstant(new Date(instant), timeZone);
  return (
    <li className={styles.entry}>
      {givenUpAt ? (
        <Badge tone="critical">Given up</Badge>
      ) : lastError ? (
        <Badge tone="high">Failed, tried again {at(dueAt)}</Badge>
      ) : (
        <Badge tone="low">Due {at(dueAt)}</Badge>
      )}
      <h2 className={styles.name}>{mailName(kind)}</h2>
      <p className={styles.facts}>
        To {to ?? 'the business'}
        {/^APT-\d{6}$/.test(about) && (
          <>
            {', about '}
            <Link to={visitPath(about)}>{about}</Link>
          </>
        )}
        {attempts > 0 && `, ${plural(attempts, 'attempt')}`}
      </p>
      {lastError && (
        <>
          <p>{meaningOf(lastError)}</p>
          <p className={styles.facts}>The answer was: {lastError}</p>
        </>
      )}
      {error && <Notice tone="error" title={error} />}
      {(givenUpAt ?? lastError) && (
        <Button
          variant="outline"
          loading={busy}
          disabled={again}
          onClick={() =>
            void attempt(async () => {
              await staff().sendAgain(id);
              setAgain(true);
              await reload();
            })
          }
        >
          {again ? 'Trying Again' : 'Send Again'}
        </Button>
      )}
    </li>
  );
}
