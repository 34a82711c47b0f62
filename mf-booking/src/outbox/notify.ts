import { shown } from '@site/data-types/shown';
import type { AppointmentRequest } from '@site/data-types/entities';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { updateUi } from '@site/store';
import * as m from '../messages/notify';
import { confirmedPath, reopenPath } from '../request';
import { refusalWords } from './queued-requests';
import type { Refusal } from './queued-requests';

type Visit = Pick<AppointmentRequest, 'appliance' | 'preferredDate' | 'preferredTime'>;

const wordsOf = ({ appliance, preferredDate, preferredTime }: Visit): string =>
  `${shown(appliance)}, ${formatDay(preferredDate)}, ${formatWindow(preferredTime)}`;

/**
 * Shows the visitor on the open page that a queued request has arrived.
 * @param isHeld whether the customer has to confirm it by mail
 */
export function notifyBooked(request: AppointmentRequest, id: string, isHeld: boolean): void {
  const to = confirmedPath(id);
  updateUi({
    news: isHeld
      ? {
          tone: 'warning',
          title: m.pleaseConfirmByEmail,
          text: m.confirmVisitByEmail({ visit: wordsOf(request), email: request.email }),
          to,
          label: m.showTheRequest,
        }
      : {
          tone: 'success',
          title: m.yourAppointmentIsBooked,
          text: m.visitNumber({ visit: wordsOf(request), id }),
          to,
          label: m.showTheAppointment,
        },
  });
}

/** Shows the visitor on the open page that a queued request cannot be booked as it is. */
export function notifyRefused(
  { request, createdAt }: { request: Visit; createdAt: string },
  refusal: Refusal,
): void {
  const { message } = refusal;
  updateUi({
    news: {
      tone: 'warning',
      title: m.requestNotBooked,
      text: m.visitRefused({
        visit: wordsOf(request),
        reason: message.replace(/\.$/, ''),
      }),
      to: reopenPath(createdAt),
      label: refusalWords(refusal).action,
    },
  });
}
