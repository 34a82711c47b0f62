import type { BoardAnswer, BoardDay } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { plural } from '@site/data-types/plural';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { useLoaded } from '../session/use-loaded';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const firstDay = (answer: BoardAnswer): BoardDay | undefined =>
  answer.unchanged ? undefined : answer.days[0];

/** The reason why the move cannot be sent, and the id of the field that shows it. */
interface Mistake {
  field: 'move-day' | 'move-window';
  text: string;
}

/** Moves the visit to a time that was agreed on with the customer, who gets a mail. */
export function MovePanel({ visit, changes, close }: PanelProps) {
  const { id, version, preferredDate, preferredTime } = visit;
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [date, setDate] = useState(preferredDate < today ? today : preferredDate);
  const [time, setTime] = useState(preferredTime);
  const load = useCallback(
    async (): Promise<BoardDay | undefined> =>
      isDate(date) ? firstDay(await staff().board({ from: date, days: 1 })) : undefined,
    [date],
  );
  const { answer: day, failure, isLoading } = useLoaded(load);
  const [mistake, setMistake] = useState<Mistake>();
  const errorOf = (field: Mistake['field']) =>
    mistake?.field === field ? { error: mistake.text } : {};

  // The field can be off the screen when the button is pressed.
  useEffect(() => {
    const field = mistake && document.getElementById(mistake.field);
    field?.focus({ preventScroll: true });
    field?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
  }, [mistake]);

  const move = async () => {
    // The server would answer, and no mail be sent.
    const isSame = date === preferredDate && time === preferredTime;
    const found: Mistake | undefined = !isDate(date)
      ? { field: 'move-day', text: 'Please choose a day' }
      : isSame
        ? {
            // Without an answer of the server there are no windows.
            field: day?.windows.length ? 'move-window' : 'move-day',
            text: 'The visit is at this time already. Please choose another day or window',
          }
        : undefined;
    setMistake(found);
    if (found) return;
    const done = `Moved to ${formatDay(date)}, ${formatWindow(time)}. The customer gets a mail.`;
    const run = () => staff().move(id, { date, time }, { version });
    if (!(await changes.change('move', run, done))) close();
  };

  return (
    <Panel title="Move the visit">
      <Stack>
        <Field id="move-day" label="Day" {...errorOf('move-day')}>
          <TextInput
            type="date"
            min={today}
            value={date}
            onChange={(event) => {
              setDate(event.target.value);
              setMistake(undefined);
            }}
          />
        </Field>
        {day?.closed && (
          <Notice title={`${formatDay(date)} is closed${day.holiday ? `: ${day.holiday}` : ''}`} />
        )}
        {failure && <Notice tone="warning" title={failure} />}
        {isLoading && <p>Loading the windows…</p>}
        {day && (
          <RadioGroup
            id="move-window"
            {...errorOf('move-window')}
            label={`Window on ${formatDay(date)}`}
            name="time"
            value={time}
            onChange={(event) => {
              setTime(event.target.value);
              setMistake(undefined);
            }}
            options={day.windows.map(({ time: each, capacity, booked }) => ({
              value: each,
              label: formatWindow(each),
              hint: capacity > booked ? plural(capacity - booked, 'free place') : 'No free place',
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
