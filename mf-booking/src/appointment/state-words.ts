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
  cancelled: { label: 'Cancelled', tone: 'error' },
  no_one_home: { label: 'No one home', tone: 'warning' },
};

/** `Tuesday, December 1, 2 PM - 4 PM` */
export const visitTime = (
  visit: Pick<AppointmentView, 'preferredDate' | 'preferredTime'>,
): string => `${formatDay(visit.preferredDate)}, ${formatWindow(visit.preferredTime)}`;

/** What happens next, for a person who waits. */
export function whatHappensNext(
  { state, technician }: AppointmentView,
  { claims, warrantyDays }: CompanyConfig,
): string {
  const who = technician ?? 'Our technician';
  const texts: Record<AppointmentState, string> = {
    held: 'Open the link in our email and press the button there. Until then nothing is booked.',
    requested: `The time is yours. We call to confirm it, within ${claims.confirmationMinutes} minutes during opening hours.`,
    confirmed: `${who} comes in this window. We write when the technician sets out.`,
    on_the_way: `${who} is on the way. Please keep the way to the appliance free.`,
    done: `The repair is done. Parts and labor are covered for ${warrantyDays} days.`,
    cancelled: 'No one comes, and the time has been given back.',
    no_one_home: 'We came and no one opened. Call us to arrange another visit.',
  };
  return texts[state];
}

/** The way of a visit that takes place, in its order. */
export const visitSteps = ['requested', 'confirmed', 'on_the_way', 'done'] as const;
