import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { defineRoute, metadata } from '@site/federation';
import { createRoutes } from './routes';

/** Calls and other sites are for real browsers. */
const stay = (event: Event) => {
  if ((event.target as Element).closest('a[href^="tel:"], a[target]')) event.preventDefault();
};

/** What jsdom lacks of a browser. */
export function prepareBrowser(): void {
  Object.assign(window, {
    scrollTo: jest.fn(),
    matchMedia: () => ({ matches: false }),
  });
  Element.prototype.scrollIntoView = jest.fn();
  window.addEventListener('click', stay);
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** A page of a part, with an anchor and a form, at `/<name>`. */
const page = (name: string) =>
  defineRoute({
    path: `/${name}`,
    chunk: name,
    kind: 'content',
    load: async () => ({
      default: () => (
        <>
          <h1>Page {name}</h1>
          <h2 id="prices">Prices</h2>
          <form aria-label="Form" />
        </>
      ),
      meta: () =>
        metadata({ title: `Title of ${name}`, description: `About ${name}`, path: `/${name}` }),
    }),
  });

/** The whole shell around a part with the pages `/one` and `/two`. */
export function renderShell(url: string, options: TestPage = {}) {
  prepareBrowser();
  return renderRoute(createRoutes([page('one'), page('two')]), url, options);
}

/** The place by which a press on a call or a chat is counted; the document's loader does that. */
export const placeOf = (link: HTMLElement): string | undefined =>
  link.closest<HTMLElement>('[data-place]')?.dataset.place;

/** Events that were tracked so far, the newest last. */
export const tracked = (): object[] =>
  (window as unknown as { dataLayer?: object[] }).dataLayer ?? [];

/** Forgets them. */
export function forgetTracked(): void {
  Object.assign(window, { dataLayer: [] });
}
