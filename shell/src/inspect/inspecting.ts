import type { SiteData } from '@site/data-types/contract';

/**
 * Whether a developer inspects this page: by `?inspect`, on the development server, or with an
 * override. Then federation's full runtime opens every part, so that its devtools list all parts.
 */
export const inspecting = ({ development, overrides }: SiteData): boolean =>
  hasInspectParameter() || Boolean(development ?? overrides);

/** Whether the address has `?inspect`, which shows outlines and list. */
export const hasInspectParameter = (): boolean =>
  new URLSearchParams(location.search).has('inspect');

/** Ctrl-Alt-B adds `?inspect` to the address or removes it. */
export function watchInspectKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { code, ctrlKey, altKey } = event;
    // On some keyboards these keys type a character.
    if (code !== 'KeyB' || !ctrlKey || !altKey || event.getModifierState('AltGraph')) return;
    const search = new URLSearchParams(location.search);
    if (hasInspectParameter()) search.delete('inspect');
    else search.set('inspect', '');
    location.search = search.toString();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
