/** The prerendered page of a part that cannot run, as it stood before hydration. */
export interface KeptDocument {
  pathname: string;
  html: string;
}

let kept: KeptDocument | undefined;

/** Takes the document's content over; called before hydration. */
export function keepDocument(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  kept = { pathname: location.pathname, html: main.innerHTML };
  main.dataset.kept = '';
}

/** What is to be kept while the visitor stays on this path. */
export const keptDocumentOf = (pathname: string): KeptDocument | undefined =>
  kept?.pathname === pathname ? kept : undefined;
