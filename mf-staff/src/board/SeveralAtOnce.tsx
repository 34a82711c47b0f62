import type { StaffPerson, StaffVisit } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Field, Select } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { whenOf } from '../lib/words';
import * as m from '../messages/board-notices';
import { noticeEnd } from '../session/session';
import styles from './SeveralAtOnce.module.css';

interface SeveralAtOnceProps {
  /** Requests to choose from. */
  visits: StaffVisit[];
  people: StaffPerson[];
  /** Loads the list again. */
  reload: () => Promise<void>;
}

/** Confirms the chosen requests, and gives all of them to one person. Those that fail stay chosen. */
export function SeveralAtOnce({ visits, people, reload }: SeveralAtOnceProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const here = visits.filter(({ id }) => chosen.includes(id));

  const confirm = async () => {
    setBusy(true);
    setFailures([]);
    for (const { id, version, name } of here) {
      let failed = m.notConfirmed;
      try {
        const confirmed = await staff().setState(id, 'confirmed', { version });
        failed = m.notAssigned;
        if (email) await staff().assign(id, email, { version: confirmed.version });
      } catch (error) {
        const failure = failureOf(error);
        void noticeEnd(failure);
        setFailures((before) => [...before, failed({ name, reason: failure.message })]);
      }
    }
    await reload();
    setBusy(false);
  };

  return (
    <>
      {failures.length > 0 && (
        <Notice tone="error" title={m.visitsWithAProblem({ count: failures.length })}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      )}
      {visits.length > 1 && (
        <Disclosure headingLevel={3} summary={m.severalAtOnce}>
          <Stack>
            <fieldset className={styles.visits} disabled={busy}>
              <legend className={styles.legend}>{m.visitsToConfirm}</legend>
              {visits.map((visit) => (
                <label key={visit.id} className={styles.visit}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(visit.id)}
                    onChange={({ target }) =>
                      setChosen(
                        target.checked
                          ? [...chosen, visit.id]
                          : chosen.filter((id) => id !== visit.id),
                      )
                    }
                  />
                  <span>
                    {visit.name}
                    <small>{whenOf(visit)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <Field label={m.technicianAllThem}>
              <Select value={email} onChange={({ target }) => setEmail(target.value)}>
                <option value="">{m.asTheyAre}</option>
                {people.map((person) => (
                  <option key={person.email} value={person.email}>
                    {person.name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button loading={busy} disabled={here.length === 0} onClick={() => void confirm()}>
              {m.confirmVisits({ count: here.length })}
            </Button>
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
