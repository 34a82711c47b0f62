import type { StaffPerson } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';
import { PersonForm } from './PersonForm';
import { WorkingDays } from './WorkingDays';

const roles = { owner: 'Owner', technician: 'Technician' };

/** Who is on staff, with role and areas. */
export function People() {
  const load = useCallback(() => staff().people(), []);
  const { answer: people, failure, reload } = useLoaded(load, 'people');
  const [editing, setEditing] = useState<string>();
  const [done, setDone] = useState<string>();
  if (!people)
    return failure ? <Notice tone="error" title={failure} /> : <p>Loading the people…</p>;

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
          Add a Person
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
      const open = unassigned ? ` ${plural(unassigned, 'visit')} without a technician now.` : '';
      onRemoved(`${name} is removed and signed out everywhere.${open}`);
    });
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.facts}>
        {roles[role]}, {areas.includes('all') ? 'all areas' : areas.join(', ')}
        <br />
        {email}
      </p>
      {person.workingDays && <WorkingDays person={person} />}
      {error && <Notice tone="error" title={error} />}
      {asking ? (
        <Notice tone="warning" title={`Remove ${name}?`}>
          <p>The sessions on every device end at once. The history keeps the name.</p>
          <div className={styles.row}>
            <Button variant="secondary" loading={busy} onClick={remove}>
              Yes, Remove
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </div>
        </Notice>
      ) : (
        <div className={styles.row}>
          <Button variant="outline" aria-label={`Change ${name}`} onClick={onEdit}>
            Change
          </Button>
          <Button variant="ghost" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      )}
    </>
  );
}
