/** A visitor who does nothing for this long is reading; the network may be gone by the time he acts. ms */
const longest = 1500;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * Runs once, at the first sign of the visitor or a second and a half from now: nothing competes with the
 * page coming alive, and everything is there before it is needed.
 * @returns how to call it off
 */
export function whenVisited(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, now, true);
  };
  const now = () => {
    stop();
    run();
  };
  const timer = setTimeout(now, longest);
  for (const sign of signs) addEventListener(sign, now, { capture: true, passive: true });
  return stop;
}
