import { liveSetId } from '@site/contract/live';
import type { ChangeRecord } from '@site/delivery/store';
import { theStore } from '../the-store';

/**
 * Makes a set of the folder live. Call it inside `exclusively`.
 * @param how `back` for a rollback
 */
export async function makeLive(
  id: string,
  how?: 'back',
  record: ChangeRecord = { command: 'live', releases: [], revision: '' },
): Promise<void> {
  const change = { expected: await liveSetId(), next: id, back: how === 'back', record };
  if (!(await theStore().changeLive(change))) throw new Error('Live was switched meanwhile');
}
