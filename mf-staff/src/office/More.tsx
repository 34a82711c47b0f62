import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import * as m from '../messages/more';
import { useQueued } from '../offline/queued-jobs';
import { isOwner, usePerson } from '../session/person-context';
import { signOut } from '../session/session';
import { Arrival } from './Arrival';
import { Export } from './Export';
import { Notifications } from './Notifications';
import styles from './Office.module.css';
import { Retention } from './Retention';

const pages = [
  { to: '/staff/mail', label: m.mails },
  { to: '/staff/parts', label: m.parts },
  { to: '/staff/receipts', label: m.receipts },
  { to: '/staff/revenue', label: m.revenue },
  { to: '/staff/people', label: m.people },
  { to: '/staff/newsletter', label: m.newsletter },
];

/** Rarely needed pages, and the sign-out. */
export function More() {
  const person = usePerson();
  const queued = useQueued(person.email);
  return (
    <Stack gap="lg">
      {isOwner(person) && (
        <>
          <ul role="list" className={styles.menu}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label} <span aria-hidden="true">›</span>
                </Link>
              </li>
            ))}
          </ul>
          <Arrival />
          <Export />
          <Retention />
        </>
      )}
      <Notifications />
      <section aria-label={m.signOut}>
        <Stack>
          <h2>{m.signOut}</h2>
          <p>
            {queued.length > 0
              ? m.signedInWithJobs({ ...person, count: queued.length })
              : m.signedIn(person)}
          </p>
          <Button variant="outline" onClick={() => void signOut()}>
            {m.signOutButton}
          </Button>
        </Stack>
      </section>
    </Stack>
  );
}
