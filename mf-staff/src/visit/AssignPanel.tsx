import type { StaffPerson, StaffVisit } from '@site/client/staff';
import { plural } from '@site/data-types/plural';
import { Button } from '@site/ui/button';
import { RadioGroup } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { worksOn } from '../lib/working-days';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const holds = ({ areas }: StaffPerson, zip: string): boolean =>
  areas.includes('all') || areas.includes(zip);

/** Other visits of the day that a person has: `3 visits that day, 1 in this window`. */
function loadOf(others: StaffVisit[], email: string, window: string): string {
  const own = others.filter(({ technician }) => technician?.email === email);
  if (own.length === 0) return 'Nothing else that day';
  const now = own.filter(({ preferredTime }) => preferredTime === window).length;
  return `${plural(own.length, 'visit')} that day${now ? `, ${now} in this window` : ''}`;
}

/** Gives the visit to a person whose areas hold its ZIP. */
export function AssignPanel({ visit, changes, close }: PanelProps) {
  const { id, zip, version, technician, preferredDate, preferredTime } = visit;
  const [others, setOthers] = useState<StaffVisit[]>();
  const [people, setPeople] = useState<StaffPerson[]>();
  const [failure, setFailure] = useState<string>();
  const [email, setEmail] = useState(technician?.email ?? '');
  useEffect(() => {
    staff()
      .people()
      .then(setPeople, (error: unknown) => setFailure(failureOf(error).message));
    // Without an answer people are offered without what else they have to do.
    staff()
      .board({ from: preferredDate, days: 1 })
      .then(
        (board) => {
          if (board.unchanged) return;
          setOthers(
            board.visits.filter(
              (each) =>
                each.id !== id && each.preferredDate === preferredDate && each.state !== 'canceled',
            ),
          );
        },
        () => undefined,
      );
  }, [id, preferredDate]);

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
              ...near.map((person) => ({
                value: person.email,
                label: person.name,
                ...((others || !worksOn(person, preferredDate)) && {
                  hint: worksOn(person, preferredDate)
                    ? loadOf(others ?? [], person.email, preferredTime)
                    : 'Does not work that day',
                }),
              })),
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
