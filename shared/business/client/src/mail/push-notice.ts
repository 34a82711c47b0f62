import { listedAppliance } from '@site/data-types/booking-lists';
import { shown } from '@site/data-types/shown';
import { staffVisitPath } from '@site/data-types/staff-pages';
import * as m from '../messages/push-notice';
import type { OutboxMail } from './message';
import { capital, lastNews } from './technician-words';
import { type VisitMail, whenOf } from './visit-params';

/** A notification on the phone of a person on staff. The service worker of staff shows it. */
export interface PushNotice {
  title: string;
  body: string;
  /** Page that opens, from the root. */
  url: string;
  /** A later notice about the same visit replaces this one. */
  tag: string;
}

/**
 * The notification in place of a mail to a technician, without name and address of the customer: others may see a locked
 * phone. Undefined for other mails.
 */
export function pushNotice({ kind, payload }: OutboxMail): PushNotice | undefined {
  if (kind !== 'team_technician') return undefined;
  const visit = payload as VisitMail;
  return {
    title: capital(lastNews(visit.news)),
    body: m.jobInZip({
      appliance: shown(listedAppliance(visit.appliance)),
      zip: visit.zipCode,
      when: whenOf(visit.preferredDate, visit.preferredTime),
    }),
    url: staffVisitPath(visit.id),
    tag: visit.id,
  };
}
