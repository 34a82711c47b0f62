import type { HoldAnswer } from '@site/client';
import { listedIssue } from '@site/data-types/booking-lists';
import { track, updateAppointments } from '@site/store';
import { failureOf, loadBackend } from '../lib/backend';
import { sendPhotos } from '../photos/photo-outbox';

/** The answer to the press; `failed` if the server could not be reached. */
export type HoldOutcome = HoldAnswer | { status: 'failed' };

/** Books a held request. Never rejects. @param token from its mail */
export async function confirmHold(token: string): Promise<HoldOutcome> {
  try {
    const backend = await loadBackend();
    const answer = await backend.confirmBooking(token);
    if (answer.status === 'confirmed') {
      // If this browser sent the request, its own ticket becomes the confirmed one.
      const { appliance, issue, key } = answer;
      track('appointment', { appliance, issue: listedIssue(appliance, issue) });
      updateAppointments(({ id }) => id === answer.id, {
        ...{ state: 'requested', heldUntil: undefined },
        ...(key && { key }),
      });
      // The server takes no photos of a request that is held.
      void sendPhotos();
    }
    return answer;
  } catch (error) {
    console.warn(`The request could not be confirmed: ${failureOf(error).message}`);
    return { status: 'failed' };
  }
}
