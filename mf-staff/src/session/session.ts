import type { StaffPerson } from '@site/backend/staff';
import { readStored, writeStored } from '@site/store';
import { staff } from '../lib/backend';
import { createState } from '../lib/create-state';
import { failureOf, isRefused, isUnreached } from '../lib/failure';
import type { Failure } from '../lib/failure';
import { forgetPersonalData } from './personal-data';

/** Who uses this page. */
export type Session =
  | { status: 'starting' }
  /** `message`: why, if the person did not sign out here. */
  | { status: 'out'; message?: string }
  | { status: 'in'; person: StaffPerson };

/** The person of this browser, so that the list can be read without a network. */
const personKey = 'staff.person';

const endedMessage = 'Your access has ended. Please sign in again.';

const state = createState<Session>({ status: 'starting' });

export const useSession = state.use;
export const getSession = state.get;

const storedPerson = (): StaffPerson | undefined =>
  readStored<StaffPerson | undefined>(personKey, undefined, (value) =>
    typeof (value as Partial<StaffPerson> | null)?.email === 'string'
      ? (value as StaffPerson)
      : undefined,
  );

function enter(person: StaffPerson): void {
  // What another person has left on this phone.
  if (storedPerson()?.email !== person.email) forgetPersonalData();
  writeStored(personKey, person);
  state.set({ status: 'in', person });
}

/** Shows the sign-in and removes what this browser has stored of customers. */
function leave(message?: string): void {
  forgetPersonalData();
  state.set({ status: 'out', ...(message !== undefined && { message }) });
}

/** Signs out here. The session at the server ends if it can be reached. */
export async function signOut(message?: string): Promise<void> {
  leave(message);
  await staff()
    .auth.signOut()
    .catch((error: unknown) => void failureOf(error));
}

async function start(): Promise<void> {
  const stored = storedPerson();
  try {
    const session = await staff().auth.session();
    if (!session) return leave();
    if (stored && stored.email === session.email) state.set({ status: 'in', person: stored });
    enter(await staff().me());
  } catch (error) {
    const failure = failureOf(error);
    if (isRefused(failure)) await signOut(endedMessage);
    else if (!isUnreached(failure)) state.set({ status: 'out', message: failure.message });
    else if (stored) state.set({ status: 'in', person: stored });
    else state.set({ status: 'out', message: failure.message });
  }
}

let starting: Promise<void> | undefined;

/** Finds out who uses this browser; once for all pages. */
export function startSession(): void {
  starting ??= start();
}

/** Signs in with the code of a mail. @throws BackendError */
export async function enterWithCode(email: string, code: string): Promise<void> {
  await staff().auth.verifyCode(email, code);
  try {
    enter(await staff().me());
  } catch (error) {
    // The address has an account with the same service, but is not on the list of people.
    if (isRefused(failureOf(error))) await signOut('This address is not on staff.');
    throw error;
  }
}

/**
 * Shows the sign-in if a call failed because the access has ended. A technician also gets 403 for what
 * only owners may do, so the server says whether the person is still on staff.
 */
export async function noticeEnd(failure: Failure): Promise<void> {
  if (!isRefused(failure) || state.get().status !== 'in') return;
  try {
    enter(await staff().me());
  } catch (error) {
    if (isRefused(failureOf(error))) await signOut(endedMessage);
  }
}

/** Forgets who uses the page; for tests. */
export function resetSession(): void {
  starting = undefined;
  state.set({ status: 'starting' });
}
