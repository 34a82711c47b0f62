import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import type { PageContact } from '@site/data-types/contract';
import { defineRoute, metadata } from '@site/federation';
import { createRoutes } from './routes';

/** jsdom cannot follow links to phones and new tabs. */
const blockOutsideLinks = (event: Event) => {
  if ((event.target as Element).closest('a[href^="tel:"], a[target]')) event.preventDefault();
};

/** Adds browser functions that jsdom lacks. */
export function prepareBrowser(): void {
  Object.assign(window, {
    scrollTo: jest.fn(),
    matchMedia: () => ({ matches: false }),
  });
  Element.prototype.scrollIntoView = jest.fn();
  window.addEventListener('click', blockOutsideLinks);
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** A page of a part, with an anchor and a form, at `/<name>`. */
const page = (name: string, more: { contact?: () => PageContact; frame?: 'own' } = {}) =>
  defineRoute({
    ...more,
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

const otherOffice = () => ({ phone: '(555) 555-0199', rawPhone: '+15555550199', callOnly: true });

/**
 * Renders the whole shell with a part that has the pages `/one`, `/two`, `/call-only`, and `/alone`
 * with a frame of its own.
 */
export function renderShell(url: string, options: TestPage = {}) {
  prepareBrowser();
  const pages = [
    page('one'),
    page('two'),
    page('call-only', { contact: otherOffice }),
    page('alone', { frame: 'own' }),
  ];
  return renderRoute(createRoutes(pages), url, options);
}

/** Place of a call or chat link. The document's loader counts presses by it. */
export const placeOf = (link: HTMLElement): string | undefined =>
  link.closest<HTMLElement>('[data-place]')?.dataset.place;

/** Tracked events so far, oldest first. */
export const tracked = (): object[] =>
  (window as unknown as { dataLayer?: object[] }).dataLayer ?? [];

export function forgetTracked(): void {
  Object.assign(window, { dataLayer: [] });
}
