import type { StaffVisit } from '@site/client/staff';
import { useState } from 'react';
import { failureOf, isOutdated } from '../lib/failure';
import type { Failure } from '../lib/failure';
import * as m from '../messages/visit';
import { noticeEnd } from '../session/session';

/** Result of the person's last action. */
export interface Result {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  /** The visit as another person has changed it; its words stand in place of the title. */
  changed?: StaffVisit;
  /** Takes the change back. Offered until its mail leaves. */
  undo?: () => void;
}

/** How a change is taken back before its mail leaves. */
interface Undo {
  run: (now: StaffVisit) => Promise<StaffVisit>;
  done: string;
}

interface VisitChanges {
  accept: (visit: StaffVisit) => void;
  /** Returns the visit as it is now, if the server answers. */
  reload: () => Promise<StaffVisit | undefined>;
}

const stillHere = m.changeNotMadePage;

/**
 * Sends changes of a visit, one at a time. After a change by another person nothing is overwritten:
 * the page shows what is true now and keeps what was typed.
 */
export function useVisitChange({ accept, reload }: VisitChanges) {
  const [sending, setSending] = useState<string>();
  const [result, setResult] = useState<Result>();

  /**
   * @param name of the button that was pressed @param undo for a change that mails the customer
   * @returns the failure; undefined when the change was made
   */
  async function change(
    name: string,
    run: () => Promise<StaffVisit>,
    done: string,
    undo?: Undo,
  ): Promise<Failure | undefined> {
    setSending(name);
    setResult(undefined);
    try {
      const now = await run();
      accept(now);
      setResult({
        tone: 'success',
        title: done,
        ...(undo && {
          text: m.customerGetsMailTen,
          undo: () => void change(name, () => undo.run(now), undo.done),
        }),
      });
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      void noticeEnd(failure);
      if (isOutdated(failure)) {
        const changed = await reload();
        const title = failure.message;
        setResult({ tone: 'warning', title, text: stillHere, ...(changed && { changed }) });
      } else setResult({ tone: 'error', title: failure.message });
      return failure;
    } finally {
      setSending(undefined);
    }
  }

  return { sending, result, setResult, change };
}

export type VisitChange = ReturnType<typeof useVisitChange>;
