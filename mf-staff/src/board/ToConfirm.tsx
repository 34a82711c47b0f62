import type { StaffPerson, StaffVisit } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Notice } from '@site/ui/notice';
import { staff } from '../lib/backend';
import * as m from '../messages/board-notices';
import { isOwner, usePerson } from '../session/person-context';
import { useAttempt } from '../session/use-attempt';
import { timeIndex } from './driving-order';
import { SeveralAtOnce } from './SeveralAtOnce';
import styles from './ToConfirm.module.css';
import { VisitItem } from './VisitItem';

/** As many stay in sight: more would push today's first window off the screen. */
const mostOpen = 3;

interface ToConfirmProps {
  visits: StaffVisit[];
  people: StaffPerson[];
  /** Loads the list again after a confirmation. */
  reload: () => Promise<void>;
}

/** Requests that wait for the business's call, those that wait too long first. */
export function ToConfirm({ visits, people, reload }: ToConfirmProps) {
  const person = usePerson();
  const requested = visits
    .filter(({ state }) => state === 'requested')
    .toSorted(
      (a, b) =>
        Number(b.late) - Number(a.late) ||
        a.preferredDate.localeCompare(b.preferredDate) ||
        timeIndex(a.preferredTime) - timeIndex(b.preferredTime),
    );
  if (requested.length === 0) return null;
  const late = requested.filter((visit) => visit.late).length;
  return (
    <Disclosure
      className={styles.root}
      headingLevel={2}
      summary={
        late
          ? m.toConfirmLate({ count: requested.length, late })
          : m.toConfirm({ count: requested.length })
      }
      open={late > 0 && requested.length <= mostOpen}
    >
      <ul role="list">
        {requested.map((visit) => (
          <VisitItem
            key={visit.id}
            visit={visit}
            withTime
            action={isOwner(person) && <ConfirmButton visit={visit} reload={reload} />}
          />
        ))}
      </ul>
      {isOwner(person) && <SeveralAtOnce visits={requested} people={people} reload={reload} />}
    </Disclosure>
  );
}

/** Confirms a request from the list, after the call. */
function ConfirmButton({
  visit: { id, version, name },
  reload,
}: Pick<ToConfirmProps, 'reload'> & { visit: StaffVisit }) {
  const { busy, error, attempt } = useAttempt();
  return (
    <>
      <Button
        variant="secondary"
        aria-label={m.confirmVisitName({ name })}
        loading={busy}
        onClick={() =>
          void attempt(() => staff().setState(id, 'confirmed', { version })).then(reload)
        }
      >
        {m.confirmLabel}
      </Button>
      {error && <Notice tone="error" title={error} />}
    </>
  );
}
