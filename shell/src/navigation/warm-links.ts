/** A pointer that only passes over a link is gone by then. */
const restMs = 65;

/** Path of a link of this site that leads to another page. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage =
    link?.origin === location.origin &&
    !link.target &&
    // A page of another language is a document of its own.
    !link.hreflang &&
    !link.hasAttribute('download');
  return isPage && link.pathname !== location.pathname ? link.pathname : undefined;
}

/**
 * Loads a page when its link is about to be followed: the pointer rests on it, it has the focus, or a
 * finger touches it. Not for visitors who save data.
 * @param bring loads the page at a path; its failures appear when the page is opened
 */
export function warmLinks(bring: (pathname: string) => Promise<unknown>): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warm = (event: Event, waitMs: number) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path) timer = setTimeout(() => void bring(path).catch(() => {}), waitMs);
  };
  document.addEventListener('pointerover', (event) => warm(event, restMs));
  document.addEventListener('focusin', (event) => warm(event, restMs));
  document.addEventListener('pointerdown', (event) => warm(event, 0));
}
