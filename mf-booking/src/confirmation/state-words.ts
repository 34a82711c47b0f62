import { callTime } from '@site/client/mail/visit-words';
import type { AppointmentState, AppointmentView } from '@site/data-types/appointment';
import type { CompanyConfig } from '@site/data-types/company';
import { formatDay, formatWindow } from '@site/data-types/visit';
import type { StampTone } from '@site/ui/ticket';
import * as m from '../messages/confirmation';

interface StateWords {
  /** On the stamp. */
  label: string;
  tone: StampTone;
}

export const stateWords: Record<AppointmentState, StateWords> = {
  held: { label: m.notBookedYet, tone: 'warning' },
  requested: { label: m.requested, tone: 'quiet' },
  confirmed: { label: m.confirmed, tone: 'success' },
  on_the_way: { label: m.onTheWay, tone: 'success' },
  done: { label: m.done, tone: 'quiet' },
  canceled: { label: m.canceled, tone: 'error' },
  no_one_home: { label: m.noOneHome, tone: 'warning' },
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
  const who = technician ?? m.ourTechnician;
  const called = callTime({ ...company, ...company.claims }, new Date(bookedAt), visit);
  const texts: Record<AppointmentState, string> = {
    held: m.openLinkEmailPress,
    requested: m.timeYoursConfirmCall({ called }),
    confirmed: m.whoComesWindowWrite({ who }),
    on_the_way: m.whoWayPleaseClear({ who }),
    done: m.repairDonePartsLabor({ warrantyDays: company.warrantyDays }),
    canceled: m.noTechnicianWillCome,
    no_one_home: m.cameButNoOne,
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
    ? m.orderedAndHere({ names })
    : last
      ? m.weOrderedExpectedOn({ names, last: formatDay(last) })
      : m.weOrdered({ names });
  const next = secondVisit
    ? m.secondVisitIsOn({ visitTime: visitTime(secondVisit) })
    : m.callAgreeSecondVisit;
  return m.orderedThenFreeVisit({ ordered, next });
}

/** The way of a visit that takes place, in its order. */
export const visitSteps = ['requested', 'confirmed', 'on_the_way', 'done'] as const;
