/** Prerendered content of a page whose part cannot run. */
export interface PreservedDocument {
  pathname: string;
  html: string;
  /** Whether it has no header of the site. */
  ownFrame: boolean;
}

let preserved: PreservedDocument | undefined;

/** Stores the document's content. Call it before hydration. */
export function keepDocument(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const ownFrame = !document.querySelector('#root > header');
  preserved = { pathname: location.pathname, html: main.innerHTML, ownFrame };
  main.dataset.preserved = '';
}

/** The stored content, if it belongs to this path. */
export const preservedDocumentOf = (pathname: string): PreservedDocument | undefined =>
  preserved?.pathname === pathname ? preserved : undefined;
