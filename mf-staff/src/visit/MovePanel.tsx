import { todayIn } from '@site/data-types/calendar';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { Question } from '../components/Question';
import { isDate, type Window, WindowFields } from '../components/WindowFields';
import { staff } from '../lib/backend';
import { isQuestion } from '../lib/failure';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

/** The reason why the move cannot be sent, and the id of the field that shows it. */
interface Mistake {
  field: 'move-day' | 'move-window';
  text: string;
}

/** Moves the visit to a time that was agreed on with the customer, who gets a mail. */
export function MovePanel({ visit, changes, close }: PanelProps) {
  const { id, version, email, preferredDate, preferredTime } = visit;
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [{ date, time }, setWindow] = useState<Window>({
    date: preferredDate < today ? today : preferredDate,
    time: preferredTime,
  });
  const [mistake, setMistake] = useState<Mistake>();
  const [why, setWhy] = useState<string>();
  const errorOf = (field: Mistake['field']) =>
    mistake?.field === field ? mistake.text : undefined;

  // The field can be off the screen when the button is pressed.
  useEffect(() => {
    const field =
      mistake && (document.getElementById(mistake.field) ?? document.getElementById('move-day'));
    field?.focus({ preventScroll: true });
    field?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
  }, [mistake]);

  const move = async (anyway = false) => {
    // The server would answer, and no mail be sent.
    const isSame = date === preferredDate && time === preferredTime;
    const found: Mistake | undefined = !isDate(date)
      ? { field: 'move-day', text: m.pleaseChooseADay }
      : isSame
        ? {
            // Without an answer of the server there are no windows.
            field: document.getElementById('move-window') ? 'move-window' : 'move-day',
            text: m.visitTimeAlreadyPlease,
          }
        : undefined;
    setMistake(found);
    if (found) return;
    const done = (email ? m.movedToMailed : m.movedTo)({
      date: formatDay(date),
      time: formatWindow(time),
    });
    const run = () => staff().move(id, { date, time }, { version, ...(anyway && { anyway }) });
    const failure = await changes.change('move', run, done);
    if (!failure) return close();
    if (!isQuestion(failure)) return;
    changes.setResult(undefined);
    setWhy(failure.message);
  };

  return (
    <Panel title={m.moveTheVisit}>
      <Stack>
        <WindowFields
          prefix="move"
          date={date}
          time={time}
          dayError={errorOf('move-day')}
          windowError={errorOf('move-window')}
          onChange={(next) => {
            setWindow(next);
            setMistake(undefined);
            setWhy(undefined);
          }}
        />
        {why ? (
          <Question
            why={why}
            label={m.moveItAnyway}
            sending={changes.sending === 'move'}
            onYes={() => void move(true)}
          />
        ) : (
          <Button loading={changes.sending === 'move'} onClick={() => void move()}>
            {changes.sending === 'move' ? m.moving : email ? m.moveMailCustomer : m.moveLabel}
          </Button>
        )}
        <Button variant="ghost" onClick={close}>
          {m.closeLabel}
        </Button>
      </Stack>
    </Panel>
  );
}
