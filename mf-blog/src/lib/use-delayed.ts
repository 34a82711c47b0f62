import { useEffect, useState } from 'react';

/** Browsers refuse more than about a hundred changes of the address in half a minute. Milliseconds. */
const pause = 250;

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
    /** Writes when nothing else has come for a moment. */
    later(write: () => void) {
      waiting = write;
      clearTimeout(timer);
      timer = setTimeout(now, pause);
    },
    now,
    drop() {
      waiting = undefined;
      clearTimeout(timer);
    },
  };
}

/**
 * Writes the address when the typing pauses, or at once when the visitor turns to something else: a
 * write that came after the press of a link would end that link's navigation.
 */
export function useDelayed() {
  const [writing] = useState(delayed);
  useEffect(() => {
    const { now, drop } = writing;
    // A pointer presses before it clicks, and a key leaves the box before it is on the link.
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
