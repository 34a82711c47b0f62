import { metadata } from '@site/federation';

/** Metadata of a page of staff: no search engine lists it. */
export const staffMeta = (title: string, path: string) =>
  metadata({
    title: `${title} · Staff`,
    description: 'For people on staff. Customers find their appointment on the appointment page.',
    path,
    // It has no picture of its own, because it is shared with no one.
    share: { path: '/', title: 'Staff' },
    robots: 'noindex',
  });
