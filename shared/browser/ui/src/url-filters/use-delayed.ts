import { useEffect, useState } from 'react';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const pauseMs = 250;

function delayed() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const now = () => {
    clearTimeout(timer);
    const write = waiting;
    waiting = undefined;
    write?.();
  };
  return {
    /** Writes after a pause without another call. */
    later(write: () => void) {
      waiting = write;
      clearTimeout(timer);
      timer = setTimeout(now, pauseMs);
    },
    now,
    drop() {
      waiting = undefined;
      clearTimeout(timer);
    },
  };
}

/**
 * Writes the address when the typing pauses, or at once when the visitor leaves the box: a write
 * after the press of a link would cancel that link's navigation.
 */
export function useDelayed() {
  const [writing] = useState(delayed);
  useEffect(() => {
    const { now, drop } = writing;
    // Both events come before a link is followed, by pointer or by keyboard.
    document.addEventListener('pointerdown', now, true);
    document.addEventListener('focusout', now, true);
    return () => {
      document.removeEventListener('pointerdown', now, true);
      document.removeEventListener('focusout', now, true);
      drop();
    };
  }, [writing]);
  return writing;
}
