import type { SiteData } from '@site/data-types/contract';

/**
 * Whether a developer looks at how this page is composed: `?inspect` in the address, the
 * development server, or a part from a developer's own server. Federation's whole runtime opens
 * every part then, so that its browser devtools know them all.
 */
export const inspecting = ({ development, overrides }: SiteData): boolean =>
  asksToInspect() || Boolean(development ?? overrides);

/** Whether the address asks for the outlines and the list. */
export const asksToInspect = (): boolean => new URLSearchParams(location.search).has('inspect');

/** Ctrl-Alt-B loads the page with `?inspect`, or without it again. */
export function watchInspectKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { code, ctrlKey, altKey } = event;
    // Some keyboards write a character with these keys.
    if (code !== 'KeyB' || !ctrlKey || !altKey || event.getModifierState('AltGraph')) return;
    const search = new URLSearchParams(location.search);
    if (asksToInspect()) search.delete('inspect');
    else search.set('inspect', '');
    location.search = search.toString();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
