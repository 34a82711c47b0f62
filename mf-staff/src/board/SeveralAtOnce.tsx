import type { StaffPerson, StaffVisit } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { Field, Select } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
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
      let step = 'not confirmed';
      try {
        const confirmed = await staff().setState(id, 'confirmed', { version });
        step = 'confirmed, but not assigned';
        if (email) await staff().assign(id, email, { version: confirmed.version });
      } catch (error) {
        const failure = failureOf(error);
        void noticeEnd(failure);
        setFailures((before) => [...before, `${name}: ${step}. ${failure.message}`]);
      }
    }
    await reload();
    setBusy(false);
  };

  return (
    <>
      {failures.length > 0 && (
        <Notice tone="error" title={`${plural(failures.length, 'visit')} with a problem`}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      )}
      {visits.length > 1 && (
        <Disclosure headingLevel={3} summary="Several at once">
          <Stack>
            <fieldset className={styles.visits} disabled={busy}>
              <legend className={styles.legend}>Visits to confirm</legend>
              {visits.map(({ id, name, preferredDate, preferredTime }) => (
                <label key={id} className={styles.visit}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, id] : chosen.filter((c) => c !== id))
                    }
                  />
                  <span>
                    {name}
                    <small>
                      {formatDay(preferredDate)}, {formatWindow(preferredTime)}
                    </small>
                  </span>
                </label>
              ))}
            </fieldset>
            <Field label="Technician for all of them">
              <Select value={email} onChange={({ target }) => setEmail(target.value)}>
                <option value="">As they are</option>
                {people.map((person) => (
                  <option key={person.email} value={person.email}>
                    {person.name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button loading={busy} disabled={here.length === 0} onClick={() => void confirm()}>
              Confirm {plural(here.length, 'Visit')}
            </Button>
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
