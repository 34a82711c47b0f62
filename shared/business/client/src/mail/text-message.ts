import { listedAppliance } from '@site/data-types/booking-lists';
import { formatWindow } from '@site/data-types/visit';
import type { TextKind } from './kinds';
import type { MailCompany } from './mail-company';
import { aboutTime, manageLink } from './visit-facts';
import type { VisitMail } from './visit-params';

let shortDay: Intl.DateTimeFormat | undefined;

/** `Tue, Dec 1`: a text is charged by its length. */
const dayOf = (isoDate: string): string =>
  (shortDay ??= new Intl.DateTimeFormat('en-US', {
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
  const job = `${listedAppliance(visit.appliance).toLowerCase()} visit`;
  const arrival = visit.arrivesAt
    ? `, expected ${aboutTime(visit.arrivesAt, company.timeZone)}`
    : '';
  const link = manageLink(origin, visit);
  const words: Record<TextKind, string> = {
    text_confirmed: `your ${job} is confirmed for ${when}. Change it: ${link}. Reply STOP to end texts.`,
    text_moved: `your ${job} is now on ${when}. ${link}`,
    text_canceled: `your ${job} on ${when} is canceled. Questions: ${company.phone}`,
    text_on_the_way: `${visit.technician ?? 'our technician'} is on the way to you${arrival}. ${company.phone}`,
    text_reminder: `your ${job} is tomorrow, ${formatWindow(visit.preferredTime)}. Change it: ${link}`,
    text_done: `your repair is done. Receipt and warranty: ${link}`,
  };
  return `${company.name}: ${words[kind]}`;
}

/** Answers to words that a customer sends. */
export const textAnswers = (company: MailCompany) => ({
  stopped: `${company.name}: you get no more texts. Reply START to get them again.`,
  started: `${company.name}: you get texts about your visits again. Reply STOP to end them.`,
  help: `${company.name}: texts about your visits. Questions: ${company.phone}. Reply STOP to end texts.`,
  other: `${company.name}: texts are not read here. Please call ${company.phone}.`,
});
