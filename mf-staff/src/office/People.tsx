import type { StaffPerson } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/people';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';
import { PersonForm } from './PersonForm';
import { WorkingDays } from './WorkingDays';

const roles = { owner: m.ownerRole, technician: m.technicianRole };

/** Who is on staff, with role and areas. */
export function People() {
  const load = useCallback(() => staff().people(), []);
  const { answer: people, failure, reload } = useLoaded(load, 'people');
  const [editing, setEditing] = useState<string>();
  const [done, setDone] = useState<string>();
  if (!people)
    return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingThePeople}</p>;

  const saved = (sentence: string) => {
    setEditing(undefined);
    setDone(sentence);
    void reload();
  };
  return (
    <Stack>
      {failure && <Notice tone="warning" role="status" title={failure} />}
      <div role="status">{done && <Notice tone="success" role={undefined} title={done} />}</div>
      <ul role="list" className={styles.list}>
        {people.map((person) => (
          <li key={person.email} className={styles.entry}>
            {editing === person.email ? (
              <PersonForm person={person} onSaved={saved} onClose={() => setEditing(undefined)} />
            ) : (
              <Person person={person} onEdit={() => setEditing(person.email)} onRemoved={saved} />
            )}
          </li>
        ))}
      </ul>
      {editing === '' ? (
        <PersonForm onSaved={saved} onClose={() => setEditing(undefined)} />
      ) : (
        <Button variant="outline" onClick={() => setEditing('')}>
          {m.addAPerson}
        </Button>
      )}
    </Stack>
  );
}

interface PersonProps {
  person: StaffPerson;
  onEdit: () => void;
  onRemoved: (sentence: string) => void;
}

function Person({ person, onEdit, onRemoved }: PersonProps) {
  const { name, email, role, areas } = person;
  const [asking, setAsking] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const remove = () =>
    void attempt(async () => {
      const { unassigned } = await staff().removePerson(email);
      onRemoved(
        unassigned
          ? m.removedWithVisits({ name, count: unassigned })
          : m.removedEverywhere({ name }),
      );
    });
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.facts}>
        {[
          roles[role],
          areas.includes('all') ? m.allAreas : areas.join(', '),
          ...(person.speaks?.includes('es') ? [m.speaksSpanish] : []),
        ].join(', ')}
        <br />
        {email}
      </p>
      {person.workingDays && <WorkingDays person={person} />}
      {error && <Notice tone="error" title={error} />}
      {asking ? (
        <Notice tone="warning" title={m.removeName({ name })}>
          <p>{m.sessionsEveryDeviceEnd}</p>
          <div className={styles.row}>
            <Button variant="secondary" loading={busy} onClick={remove}>
              {m.yesRemove}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {m.keep}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className={styles.row}>
          <Button variant="outline" aria-label={m.changeName({ name })} onClick={onEdit}>
            {m.change}
          </Button>
          <Button
            variant="ghost"
            aria-label={m.removeNameLabel({ name })}
            onClick={() => setAsking(true)}
          >
            {m.remove}
          </Button>
        </div>
      )}
    </>
  );
}
