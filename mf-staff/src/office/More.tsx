import { plural } from '@site/data-types/plural';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { useQueued } from '../offline/queued-jobs';
import { isOwner, usePerson } from '../session/person-context';
import { signOut } from '../session/session';
import { Arrival } from './Arrival';
import { Export } from './Export';
import { Notifications } from './Notifications';
import styles from './Office.module.css';
import { Retention } from './Retention';

const pages = [
  { to: '/staff/mail', label: 'Mails' },
  { to: '/staff/parts', label: 'Parts' },
  { to: '/staff/receipts', label: 'Receipts' },
  { to: '/staff/revenue', label: 'Revenue' },
  { to: '/staff/people', label: 'People' },
  { to: '/staff/newsletter', label: 'Newsletter' },
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
      <section aria-label="Sign out">
        <Stack>
          <h2>Sign out</h2>
          <p>
            Signed in as {person.name}, {person.email}. The list on this phone is removed.
            {queued.length > 0 &&
              ` ${plural(queued.length, 'finished job')} not sent yet: saved on this phone until you sign in again.`}
          </p>
          <Button variant="outline" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Stack>
      </section>
    </Stack>
  );
}
