import type { StaffVisit } from '@site/client/staff';
import { formatWindow } from '@site/data-types/visit';
import { useState } from 'react';
import { staff } from '../lib/backend';
import { useQuestionedCall } from '../session/use-questioned-call';

/** A place of the day's table. */
export interface Cell {
  time: string;
  /** Null: no technician. */
  email: string | null;
  /** Of the technician. */
  name: string;
}

interface Wish extends Cell {
  visit: StaffVisit;
}

const movesWindow = ({ visit, time }: Wish): boolean => visit.preferredTime !== time;

const givesAway = ({ visit, email }: Wish): boolean => (visit.technician?.email ?? null) !== email;

/**
 * Gives a visit to another person by dragging it. Another window is asked for first, because its
 * customer gets a mail.
 * @param reload shows the day again
 */
export function useRearrange(reload: () => Promise<void>) {
  const [wish, setWish] = useState<Wish>();
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);
  const { why, failed, call, dropQuestion } = useQuestionedCall();

  const forget = () => {
    setWish(undefined);
    dropQuestion();
  };

  async function change(asked: Wish, anyway = false): Promise<void> {
    const { visit, email, name, time } = asked;
    setBusy(true);
    setDone('');
    await call(async () => {
      let { version } = visit;
      if (movesWindow(asked)) {
        const to = { date: visit.preferredDate, time };
        ({ version } = await staff().move(visit.id, to, { version, ...(anyway && { anyway }) }));
      }
      if (givesAway(asked)) await staff().assign(visit.id, email, { version });
      forget();
      setDone(`${visit.name}: ${name}, ${formatWindow(time)}`);
    });
    setBusy(false);
    await reload();
  }

  /** @param cell in which the visit was dropped */
  function drop(visit: StaffVisit, cell: Cell): void {
    const asked = { visit, ...cell };
    dropQuestion();
    if (movesWindow(asked)) setWish(asked);
    else if (givesAway(asked)) void change(asked);
  }

  return { wish, why, failed, done, busy, drop, change, forget };
}

export type Rearrange = ReturnType<typeof useRearrange>;
