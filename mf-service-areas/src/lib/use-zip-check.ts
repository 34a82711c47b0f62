import type { Coverage, EarliestWindow } from '@site/data-types/entities';
import { isZip } from '@site/data-types/zip';
import { setZip, useSite } from '@site/store';
import { useEffect, useRef, useState } from 'react';
import { lookUp } from '../coverage';
import { loadModule } from '@site/federation';

/** The earliest free window for a ZIP; null if there is none or mf-booking cannot run. Never rejects. */
async function earliestWindow(zip: string): Promise<EarliestWindow | null> {
  const windows = await loadModule('mf-booking/windows', null);
  try {
    return (await windows?.earliestWindow(zip)) ?? null;
  } catch {
    // The coverage answer does not need the window.
    return null;
  }
}

export interface ZipCheck {
  /** Content of the box; at first the ZIP of an earlier check in this browser. */
  zip: string;
  state: 'idle' | 'checking' | 'done';
  /** Result of the coverage module; null until the check is done. */
  coverage: Coverage | null;
  /** First free window, once mf-booking has answered. */
  window: EarliestWindow | null;
  /** The box holds five digits. */
  ready: boolean;
  edit: (entry: string) => void;
  check: () => void;
}

interface Answer {
  coverage: Coverage;
  window: EarliestWindow | null;
}

/**
 * The states of a ZIP check. Editing clears the result. A checked ZIP is stored for the booking form,
 * and for a served ZIP the first free window is loaded.
 * @param delayMs how long it is `checking`
 */
export function useZipCheck(delayMs: number): ZipCheck {
  const remembered = useSite((state) => state.visitor.zip);
  const [typed, setTyped] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [checking, setChecking] = useState(false);
  /** Number of checks and edits. An answer from an earlier number is dropped. */
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const zip = typed ?? remembered;
  const ready = isZip(zip);

  const stop = () => {
    turn.current++;
    clearTimeout(timer.current);
    setChecking(false);
    setAnswer(null);
  };
  useEffect(
    () => () => {
      turn.current++;
      clearTimeout(timer.current);
    },
    [],
  );

  const finish = () => {
    const coverage = lookUp(zip);
    setChecking(false);
    setAnswer({ coverage, window: null });
    setZip(zip, coverage);
    if (!coverage.served) return;
    const mine = turn.current;
    void earliestWindow(zip).then((window) => {
      if (turn.current === mine) setAnswer({ coverage, window });
    });
  };

  return {
    zip,
    state: checking ? 'checking' : answer ? 'done' : 'idle',
    coverage: answer?.coverage ?? null,
    window: answer?.window ?? null,
    ready,
    edit(entry) {
      stop();
      setTyped(cleanZip(entry));
    },
    check() {
      if (!ready || checking) return;
      stop();
      setTyped(zip);
      if (delayMs === 0) return finish();
      setChecking(true);
      timer.current = setTimeout(finish, delayMs);
    },
  };
}

export const zipLength = 5;

/** The first five digits of an entry. */
export const cleanZip = (entry: string): string => entry.replace(/\D/g, '').slice(0, zipLength);
