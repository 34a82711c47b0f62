import type { HoldAnswer } from '@site/backend/client';
import { listedIssue } from '@site/data-types/booking-lists';
import { track, updateAppointments } from '@site/store';
import { failureOf, loadBackend } from '../lib/backend';

/** What came of the press; `failed` where nobody could be asked. */
export type HoldOutcome = HoldAnswer | { status: 'failed' };

/** Books a held request. Never rejects. @param token of its mail */
export async function confirmHold(token: string): Promise<HoldOutcome> {
  try {
    const backend = await loadBackend();
    const answer = await backend.confirmBooking(token);
    if (answer.status === 'confirmed') {
      // Where this browser has sent the request, its ticket is the confirmed one from now on.
      const { appliance, issue } = answer;
      track('appointment', { appliance, issue: listedIssue(appliance, issue) });
      updateAppointments(({ id }) => id === answer.id, { status: 'pending', heldUntil: undefined });
    }
    return answer;
  } catch (error) {
    console.warn(`The request could not be confirmed: ${failureOf(error).message}`);
    return { status: 'failed' };
  }
}
