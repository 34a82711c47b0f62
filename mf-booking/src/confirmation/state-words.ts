import { callTime } from '@site/client/mail/visit-words';
import type { AppointmentState, AppointmentView } from '@site/data-types/appointment';
import type { CompanyConfig } from '@site/data-types/company';
import { formatDay, formatWindow } from '@site/data-types/visit';
import type { StampTone } from '@site/ui/ticket';

interface StateWords {
  /** On the stamp. */
  label: string;
  tone: StampTone;
}

export const stateWords: Record<AppointmentState, StateWords> = {
  held: { label: 'Not booked yet', tone: 'warning' },
  requested: { label: 'Requested', tone: 'quiet' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  on_the_way: { label: 'On the way', tone: 'success' },
  done: { label: 'Done', tone: 'quiet' },
  canceled: { label: 'Canceled', tone: 'error' },
  no_one_home: { label: 'No one home', tone: 'warning' },
};

/** `Tuesday, December 1, 2 PM - 4 PM`. A line break within the hours would be hard to read. */
export const visitTime = (
  visit: Pick<AppointmentView, 'preferredDate' | 'preferredTime'>,
): string =>
  `${formatDay(visit.preferredDate)}, ${formatWindow(visit.preferredTime).replaceAll(' ', '\u00a0')}`;

type WaitedFor = Pick<
  AppointmentView,
  'state' | 'technician' | 'preferredDate' | 'preferredTime'
> & {
  /** ISO 8601 instant of the booking or the last move. */
  bookedAt: string;
};

/** The next steps, for a person who waits. */
export function whatHappensNext(visit: WaitedFor, company: CompanyConfig): string {
  const { state, technician, bookedAt } = visit;
  const who = technician ?? 'Our technician';
  const called = callTime({ ...company, ...company.claims }, new Date(bookedAt), visit);
  const texts: Record<AppointmentState, string> = {
    held: 'Open the link in our email and press the button there. Until then nothing is booked.',
    requested: `The time is yours. To confirm it, we call ${called}.`,
    confirmed: `${who} comes in this window. We write when the technician sets out.`,
    on_the_way: `${who} is on the way. Please clear the way to the appliance.`,
    done: `The repair is done. Parts and labor are covered for ${company.warrantyDays} days.`,
    canceled: 'No technician will come. The time has been given back.',
    no_one_home: 'We came, but no one answered the door. Call us to arrange another visit.',
  };
  return texts[state];
}

/** The parts of a repair, and when it goes on; undefined for a repair that waits for nothing. */
export function waitsFor({ parts = [], secondVisit }: AppointmentView): string | undefined {
  if (parts.length === 0 || secondVisit?.state === 'done') return undefined;
  const names = parts.map(({ what }) => what).join(', ');
  const days = parts.flatMap(({ expectedOn }) => expectedOn ?? []).sort();
  const last = days.at(-1);
  const arrived = parts.every((part) => part.arrived);
  const ordered = arrived
    ? `We ordered ${names}, and it is here.`
    : `We ordered ${names}${last ? `, and expect it on ${formatDay(last)}` : ''}.`;
  const next = secondVisit
    ? `The second visit is on ${visitTime(secondVisit)}.`
    : 'We call you to agree on the second visit.';
  return `${ordered} ${next} It has no visit fee.`;
}

/** The way of a visit that takes place, in its order. */
export const visitSteps = ['requested', 'confirmed', 'on_the_way', 'done'] as const;
