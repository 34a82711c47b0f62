import { readStored, writeStored } from '@site/store';

const key = 'site.scroll';
/** Entries of the tab's history that are worth remembering. */
const limit = 50;

type Positions = [entry: string, top: number][];

export interface ScrollMemory {
  /** Where the visitor left an entry of the history, in pixels from its top. */
  positionOf: (entry: string) => number | undefined;
  stop: () => void;
}

/**
 * Remembers how far down the visitor was on each entry of the history. The browser does the same,
 * but moves before the page it goes back to is there.
 * @param current entry that is shown
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
  // A document that is loaded again is placed by the browser, before any script runs.
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
