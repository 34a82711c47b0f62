/** Takes the visitor to what has just appeared: its beginning comes into view and it is read out. */
export function goTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // What is taller than the screen would otherwise show its middle.
  element?.scrollIntoView({ block: 'start' });
}
