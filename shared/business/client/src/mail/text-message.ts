import { listedAppliance } from '@site/data-types/booking-lists';
import { locale } from '@site/data-types/language';
import { shown } from '@site/data-types/shown';
import { formatWindow } from '@site/data-types/visit';
import * as m from '../messages/text-message';
import type { TextKind } from './kinds';
import type { MailCompany } from './mail-company';
import { aboutTime, manageLink } from './visit-facts';
import type { VisitMail } from './visit-params';

let shortDay: Intl.DateTimeFormat | undefined;

/** `Tue, Dec 1`: a text is charged by its length. */
const dayOf = (isoDate: string): string =>
  (shortDay ??= new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })).format(new Date(`${isoDate}T00:00:00Z`));

/**
 * A text to a customer about their visit, without names and addresses: others may see the screen.
 * @param origin of the link in it
 */
export function textMessage(
  company: MailCompany,
  kind: TextKind,
  visit: VisitMail,
  origin: string,
): string {
  const when = `${dayOf(visit.preferredDate)}, ${formatWindow(visit.preferredTime)}`;
  const values = {
    company: company.name,
    appliance: shown(listedAppliance(visit.appliance)).toLowerCase(),
    when,
    window: formatWindow(visit.preferredTime),
    link: manageLink(origin, visit),
    phone: company.phone,
    technician: visit.technician ?? m.ourTechnician,
  };
  const onTheWay = () =>
    visit.arrivesAt
      ? m.onTheWayExpected({ ...values, time: aboutTime(visit.arrivesAt, company.timeZone) })
      : m.onTheWay(values);
  const words: Record<TextKind, (of: typeof values) => string> = {
    text_confirmed: m.confirmed,
    text_moved: m.moved,
    text_canceled: m.canceled,
    text_on_the_way: onTheWay,
    text_reminder: m.reminder,
    text_done: m.done,
  };
  return words[kind](values);
}

/** Answers to words that a customer sends. */
export const textAnswers = (company: MailCompany) => ({
  stopped: m.stopped({ name: company.name }),
  started: m.started({ name: company.name }),
  help: m.help({ name: company.name, phone: company.phone }),
  other: m.other({ name: company.name, phone: company.phone }),
});
