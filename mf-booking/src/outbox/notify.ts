import type { AppointmentRequest } from '@site/data-types/entities';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { updateUi } from '@site/store';
import { confirmedPath, reopenPath } from '../request';
import { refusalWords } from './queued-requests';
import type { Refusal } from './queued-requests';

type Visit = Pick<AppointmentRequest, 'appliance' | 'preferredDate' | 'preferredTime'>;

const wordsOf = ({ appliance, preferredDate, preferredTime }: Visit): string =>
  `${appliance}, ${formatDay(preferredDate)}, ${formatWindow(preferredTime)}`;

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
          title: 'Please confirm by email',
          text: `${wordsOf(request)}: we have sent an email to ${request.email}. Nothing is booked until you press its button.`,
          to,
          label: 'Show the request',
        }
      : {
          tone: 'success',
          title: 'Your appointment is booked',
          text: `${wordsOf(request)}. Its number is ${id}.`,
          to,
          label: 'Show the appointment',
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
      title: 'Your request was not booked',
      text: `${wordsOf(request)}: ${message.replace(/\.$/, '')}. Your answers are still here.`,
      to: reopenPath(createdAt),
      label: refusalWords(refusal).action,
    },
  });
}
