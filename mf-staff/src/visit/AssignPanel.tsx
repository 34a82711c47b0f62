import type { StaffPerson } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { RadioGroup } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const holds = ({ areas }: StaffPerson, zip: string): boolean =>
  areas.includes('all') || areas.includes(zip);

/** Gives the visit to a person whose areas hold its ZIP. */
export function AssignPanel({ visit, changes, close }: PanelProps) {
  const { id, zip, version, technician } = visit;
  const [people, setPeople] = useState<StaffPerson[]>();
  const [failure, setFailure] = useState<string>();
  const [email, setEmail] = useState(technician?.email ?? '');
  useEffect(() => {
    staff()
      .people()
      .then(setPeople, (error: unknown) => setFailure(failureOf(error).message));
  }, []);

  const save = async () => {
    const person = people?.find((each) => each.email === email);
    const done = person
      ? `${person.name} has this visit now.`
      : 'No technician has this visit now.';
    const run = () => staff().assign(id, email || null, { version });
    if (!(await changes.change('assign', run, done))) close();
  };

  const near = people?.filter((person) => holds(person, zip)) ?? [];
  const far = people?.filter((person) => !holds(person, zip)) ?? [];
  return (
    <Panel title="Assign">
      {failure && <Notice tone="error" title={failure} />}
      {!people && !failure && <p>Loading the people…</p>}
      {people && (
        <Stack>
          <RadioGroup
            label={`Technician for ${zip}`}
            name="technician"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            options={[
              ...near.map((person) => ({ value: person.email, label: person.name })),
              { value: '', label: 'No technician yet' },
            ]}
          />
          {far.length > 0 && <p>Without this area: {far.map(({ name }) => name).join(', ')}.</p>}
          <Button loading={changes.sending === 'assign'} onClick={() => void save()}>
            Assign
          </Button>
          <Button variant="ghost" onClick={close}>
            Close
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
