import { metadata } from '@site/federation';
import * as m from '../messages/frame';

/** Metadata of a page of staff: no search engine lists it. */
export const staffMeta = (title: string, path: string) =>
  metadata({
    title: m.titleStaff({ title }),
    description: m.peopleStaffCustomersFind,
    path,
    // It has no picture of its own, because it is shared with no one.
    share: { path: '/', title: m.staff },
    robots: 'noindex',
  });
