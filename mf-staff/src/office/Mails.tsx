import type { WaitingMail } from '@site/client/staff';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import * as m from '../messages/mail';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import { meaningOf } from '../lib/mail-trouble';
import { visitPath } from '../lib/words';
import styles from './Office.module.css';

/** Kinds of mails, as staff read them. */
const names: Record<string, string> = {
  team_notification: m.newRequestTeam,
  customer_confirmation: m.confirmation,
  booking_hold: m.requestConfirmMail,
  newsletter_confirmation: m.newsletterSignUp,
  newsletter: m.newsletterMail,
  visit_booked: m.visitBookedPhoneCorrected,
  visit_moved: m.visitMoved,
  visit_canceled: m.visitCanceled,
  visit_on_the_way: m.technicianOnTheWay,
  visit_reminder: m.reminder,
  visit_part: m.partOrdered,
  visit_receipt: m.receiptMail,
  visit_review: m.requestForAReview,
  team_moved: m.visitMovedTeam,
  team_canceled: m.visitCanceledTeam,
  team_technician: m.newsVisitItsTechnician,
  staff_invitation: m.invitationPagesStaff,
  visit_missed: m.noOneHome,
  team_note: m.noteToTheTeam,
  text_confirmed: m.textConfirmed,
  text_moved: m.textMoved,
  text_canceled: m.textCanceled,
  text_on_the_way: m.textOnTheWay,
  text_reminder: m.textReminder,
  text_done: m.textDone,
  sign_in_code: m.signInCode,
};

const mailName = (kind: string): string => names[kind] ?? kind.replaceAll('_', ' ');

/** Mails that are not sent: those given up first, then those that failed, then those that wait. */
export function Mails() {
  const load = useCallback(() => staff().mails(), []);
  const { answer: mails, failure, reload } = useLoaded(load, 'mails');
  if (!mails) return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingTheMails}</p>;
  const rank = ({ givenUpAt, lastError }: WaitingMail) => (givenUpAt ? 0 : lastError ? 1 : 2);
  const failed = mails.filter(({ givenUpAt, lastError }) => givenUpAt ?? lastError);
  return (
    <Stack>
      {failure && <Notice tone="warning" role="status" title={failure} />}
      {failed.length > 1 && <SendAll mails={failed} reload={reload} />}
      {mails.length === 0 ? (
        <p>{m.everyMailBeenSent}</p>
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
        {m.lookAgain}
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
        {m.sendAllLengthAgain({ length: mails.length })}
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
        <Badge tone="critical">{m.givenUp}</Badge>
      ) : lastError ? (
        <Badge tone="high">{m.failedTriedAgainAt({ at: at(dueAt) })}</Badge>
      ) : (
        <Badge tone="low">{m.dueAt({ at: at(dueAt) })}</Badge>
      )}
      <h2 className={styles.name}>{mailName(kind)}</h2>
      <p className={styles.facts}>
        {/^APT-\d{6}$/.test(about)
          ? m.toAbout({
              to: to ?? m.theBusiness,
              Visit: <Link to={visitPath(about)}>{about}</Link>,
            })
          : m.to({ to: to ?? m.theBusiness })}
        {attempts > 0 && `, ${m.attempts({ count: attempts })}`}
      </p>
      {lastError === 'not_in_time' ? (
        <p>{m.itWasTooLate}</p>
      ) : (
        lastError && (
          <>
            <p>{meaningOf(lastError)}</p>
            <p className={styles.facts}>{m.theAnswerWasLastError({ lastError })}</p>
          </>
        )
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
          {again ? m.tryingAgain : m.sendAgain}
        </Button>
      )}
    </li>
  );
}
