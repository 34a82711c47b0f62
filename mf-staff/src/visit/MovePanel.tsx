import type { BoardDay } from '@site/backend/staff';
import { todayIn } from '@site/data-types/calendar';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { counted } from '../lib/words';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

/** Moves the visit to a time that was agreed on with the customer, who gets a mail. */
export function MovePanel({ visit, changes, close }: PanelProps) {
  const { id, version, preferredDate, preferredTime } = visit;
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [date, setDate] = useState(preferredDate < today ? today : preferredDate);
  const [slot, setSlot] = useState(preferredTime);
  const [day, setDay] = useState<BoardDay>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isGone = false;
    setDay(undefined);
    setFailure(undefined);
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return;
    staff()
      .board({ from: date, days: 1 })
      .then(
        (answer) => isGone || answer.unchanged || setDay(answer.days[0]),
        (error: unknown) => isGone || setFailure(failureOf(error).message),
      );
    return () => {
      isGone = true;
    };
  }, [date]);

  const move = async () => {
    const done = `Moved to ${formatDay(date)}, ${formatWindow(slot)}. The customer gets a mail.`;
    const run = () => staff().move(id, { date, slot }, { version });
    if (!(await changes.change('move', run, done))) close();
  };

  return (
    <Panel title="Move the visit">
      <Stack>
        <Field label="Day">
          <TextInput
            type="date"
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        {day?.closed && (
          <Notice title={`${formatDay(date)} is closed${day.holiday ? `: ${day.holiday}` : ''}`} />
        )}
        {failure && <Notice tone="warning" title={failure} />}
        {day && (
          <RadioGroup
            label={`Window on ${formatDay(date)}`}
            name="slot"
            value={slot}
            onChange={(event) => setSlot(event.target.value)}
            options={day.windows.map(({ slot: each, capacity, booked }) => ({
              value: each,
              label: formatWindow(each),
              hint: capacity > booked ? counted(capacity - booked, 'free place') : 'No free place',
            }))}
          />
        )}
        <Button loading={changes.sending === 'move'} onClick={() => void move()}>
          {changes.sending === 'move' ? 'Moving…' : 'Move and Mail the Customer'}
        </Button>
        <Button variant="ghost" onClick={close}>
          Close
        </Button>
      </Stack>
    </Panel>
  );
}
