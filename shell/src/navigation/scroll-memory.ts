import { readStored, writeStored } from '@site/store';

const key = 'site.scroll';
/** Number of history entries to store. */
const limit = 50;

type Positions = [entry: string, top: number][];

export interface ScrollMemory {
  /** Last scroll position of a history entry, in pixels from the top. */
  positionOf: (entry: string) => number | undefined;
  stop: () => void;
}

/**
 * Stores the scroll position of each history entry. The browser does the same, but it scrolls before
 * the page is rendered.
 * @param current returns the history entry that is shown
 */
export function rememberScroll(current: () => string): ScrollMemory {
  const stored = readStored<Positions>(
    key,
    [],
    (value) => (Array.isArray(value) ? (value as Positions) : undefined),
    'session',
  );
  const positions = new Map(stored);
  const onScroll = () => positions.set(current(), window.scrollY);
  // On a reload the browser must restore the position, before any script runs.
  const onHide = () => {
    history.scrollRestoration = 'auto';
    writeStored(key, [...positions].slice(-limit), 'session');
  };
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  onShow();
  const events = [
    ['scroll', onScroll],
    ['pagehide', onHide],
    ['pageshow', onShow],
  ] as const;
  for (const [type, listen] of events) window.addEventListener(type, listen, { passive: true });
  return {
    positionOf: (entry) => positions.get(entry),
    stop() {
      for (const [type, listen] of events) window.removeEventListener(type, listen);
    },
  };
}
