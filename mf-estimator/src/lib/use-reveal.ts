import { useEffect, useRef } from 'react';

/** The new step is on the page and laid out by then. Milliseconds. */
const delayMs = 100;

/**
 * Scrolls an element into view, smoothly unless the visitor prefers less motion, and moves focus
 * there.
 * @param id of an element that takes focus, so it has a tabIndex
 */
function reveal(id: string): void {
  const element = document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
}

/**
 * Reveals the current step each time the choices change, but not on arrival without any.
 * @param id of the element that holds the current step
 * @param choices names what is chosen so far, empty for nothing
 */
export function useReveal(id: string, choices: string): void {
  const revealed = useRef('');
  useEffect(() => {
    if (revealed.current === choices) return;
    const timer = setTimeout(() => {
      revealed.current = choices;
      reveal(id);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [id, choices]);
}
