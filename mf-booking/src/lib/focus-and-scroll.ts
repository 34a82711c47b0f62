/** Moves focus to new content, so that screen readers read it, and scrolls to its beginning. */
export function focusAndScroll(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // Focus alone shows the middle of content that is taller than the screen.
  element?.scrollIntoView({ block: 'start' });
}
