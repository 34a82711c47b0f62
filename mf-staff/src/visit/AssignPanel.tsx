import type { StaffPerson, StaffVisit } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { RadioGroup } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { worksOn } from '../lib/working-days';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const holds = ({ areas }: StaffPerson, zip: string): boolean =>
  areas.includes('all') || areas.includes(zip);

/** Other visits of the day that a person has: `3 visits that day, 1 in this window`. */
function loadOf(others: StaffVisit[], email: string, window: string): string {
  const own = others.filter(({ technician }) => technician?.email === email);
  if (own.length === 0) return m.nothingElseThatDay;
  const now = own.filter(({ preferredTime }) => preferredTime === window).length;
  return now > 0
    ? m.visitsThatDayAndNow({ count: own.length, now })
    : m.visitsThatDay({ count: own.length });
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
    const done = person ? m.nameVisitNow({ name: person.name }) : m.noTechnicianVisitNow;
    const run = () => staff().assign(id, email || null, { version });
    if (!(await changes.change('assign', run, done))) close();
  };

  const near = people?.filter((person) => holds(person, zip)) ?? [];
  const far = people?.filter((person) => !holds(person, zip)) ?? [];
  return (
    <Panel title={m.assign}>
      {failure && <Notice tone="error" title={failure} />}
      {!people && !failure && <p>{m.loadingThePeople}</p>}
      {people && (
        <Stack>
          <RadioGroup
            label={m.technicianForZip({ zip })}
            name="technician"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            options={[
              ...near.map((person) => ({
                value: person.email,
                label: person.name,
                hint: [
                  person.speaks?.includes('es') && m.speaksSpanish,
                  !worksOn(person, preferredDate)
                    ? m.doesNotWorkDay
                    : others && loadOf(others, person.email, preferredTime),
                ]
                  .filter(Boolean)
                  .join('. '),
              })),
              { value: '', label: m.noTechnicianYet },
            ]}
          />
          {far.length > 0 && (
            <p>{m.withoutThisArea({ names: far.map(({ name }) => name).join(', ') })}</p>
          )}
          <Button loading={changes.sending === 'assign'} onClick={() => void save()}>
            {m.assign}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.closeLabel}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
