import type { Page } from 'playwright/test';

export interface TrackedEvent {
  event: string;
  place?: string;
  [detail: string]: unknown;
}

/** Ways to reach the business; 911 is none of them. */
const contact = 'a[href^="tel:"]:not([href="tel:911"]), a[href^="https://wa.me/"]';

/** Everything pushed to the list of events, in order. */
export const tracked = (page: Page): Promise<TrackedEvent[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: TrackedEvent[] }).dataLayer ?? []);

/** Stops calls and chats from opening, so that the page only counts them. */
export const blockContacts = (page: Page) =>
  page.addInitScript((selector) => {
    const stay = (event: Event) =>
      (event.target as Element).closest(selector) && event.preventDefault();
    window.addEventListener('click', stay, true);
  }, contact);

/** Clicks every link that calls or writes, without leaving. @returns faults, one line each */
export async function clickAll(page: Page): Promise<{ pressed: number; faults: string[] }> {
  return page.evaluate((selector) => {
    const list = () => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: TrackedEvent[] };
      return dataLayer.filter(({ event }) => event !== 'web_vital');
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const faults = links.flatMap((link) => {
      const before = list().length;
      link.click();
      const events = list().slice(before);
      const kind = link.protocol === 'tel:' ? 'phone_call' : 'whatsapp';
      const place = events[0]?.place ?? '';
      const frame = link.closest(':is(header, footer):not(main *)')?.localName;
      const right =
        events.length === 1 &&
        events[0]?.event === kind &&
        /^[a-z]+(-[a-z]+)*$/.test(place) &&
        (frame ? place === frame : place !== 'header' && place !== 'footer');
      return right ? [] : [`${link.textContent} (${link.href}): ${JSON.stringify(events)}`];
    });
    return { pressed: links.length, faults };
  }, contact);
}
