import type { StaffPerson } from '@site/client/staff';
import { language } from '@site/data-types/language';
import { readStored, writeStored } from '@site/store';
import { staff } from '../lib/backend';
import { create } from 'zustand';
import { failureOf, isRefused, isUnreached } from '../lib/failure';
import type { Failure } from '../lib/failure';
import * as m from '../messages/session';
import { forgetInMemory, forgetPersonalData } from './personal-data';

/** Who uses this page. */
export type Session =
  | { status: 'starting' }
  /** `message`: why, if the person did not sign out here. */
  | { status: 'out'; message?: string }
  | { status: 'in'; person: StaffPerson };

/** The person of this browser, so that the list can be read without a network. */
const personKey = 'staff.person';

const endedMessage = m.accessEndedPleaseSign;

/** Replaced as a whole. */
export const useSession = create<Session>(() => ({ status: 'starting' }));
export const getSession = useSession.getState;
const setSession = (next: Session): void => useSession.setState(next, true);

const storedPerson = (): StaffPerson | undefined =>
  readStored<StaffPerson | undefined>(personKey, undefined, (value) =>
    typeof (value as Partial<StaffPerson> | null)?.email === 'string'
      ? (value as StaffPerson)
      : undefined,
  );

/** Counts the sign-outs, because an answer that arrives after one must not sign in again. */
let exits = 0;

/** Asks the server who this is, and shows the pages to them. @throws BackendError */
async function enterAsPerson(): Promise<void> {
  const before = exits;
  const person = await staff().me();
  if (exits !== before) return;
  enter(person);
  // The next page tries again.
  if (person.language && person.language !== language)
    await staff()
      .setMyLanguage(language)
      .catch((error: unknown) => void failureOf(error));
}

function enter(person: StaffPerson): void {
  // Data that another person has left on this phone.
  if (storedPerson()?.email !== person.email) forgetPersonalData();
  writeStored(personKey, person);
  setSession({ status: 'in', person });
}

/** Shows the sign-in and removes what this browser has stored of customers. */
function leave(message?: string): void {
  exits++;
  forgetPersonalData();
  setSession({ status: 'out', ...(message !== undefined && { message }) });
}

/** Signs out here. The session at the server ends if it can be reached. */
export async function signOut(message?: string): Promise<void> {
  leave(message);
  await import(/* webpackChunkName: "app" */ '../app/push')
    .then(({ endNotifications }) => endNotifications())
    .catch((error: unknown) => void failureOf(error));
  await staff()
    .auth.signOut()
    .catch((error: unknown) => void failureOf(error));
}

async function start(): Promise<void> {
  const stored = storedPerson();
  try {
    const session = await staff().auth.session();
    if (!session) return leave();
    if (stored && stored.email === session.email) setSession({ status: 'in', person: stored });
    await enterAsPerson();
  } catch (error) {
    const failure = failureOf(error);
    if (isRefused(failure)) await signOut(endedMessage);
    else if (!isUnreached(failure)) setSession({ status: 'out', message: failure.message });
    else if (stored) setSession({ status: 'in', person: stored });
    else setSession({ status: 'out', message: failure.message });
  }
}

/** Whether this person still uses the page. Customers' data in an answer is stored only then. */
export function isStillHere(email: string): boolean {
  const session = getSession();
  return session.status === 'in' && session.person.email === email;
}

/** Another tab has signed out, or another person has signed in there. */
function followOtherTabs(): void {
  const session = getSession();
  if (session.status !== 'in' || storedPerson()?.email === session.person.email) return;
  exits++;
  forgetInMemory();
  setSession({ status: 'out', message: m.wereSignedOutAnother });
}

let starting: Promise<void> | undefined;

/** Finds out who uses this browser; once for all pages. */
export function startSession(): void {
  if (starting) return;
  starting = start();
  addEventListener('storage', followOtherTabs);
}

/** Signs in with the code of a mail. @throws BackendError */
export async function enterWithCode(email: string, code: string): Promise<void> {
  await staff().auth.verifyCode(email, code);
  try {
    await enterAsPerson();
  } catch (error) {
    // The address has an account with the same service, but is not on the list of people.
    if (isRefused(failureOf(error))) await signOut(m.addressNotStaff);
    throw error;
  }
}

/**
 * Shows the sign-in if a call failed because the access has ended. A technician also gets 403 for what
 * only owners may do, so the server decides whether the person is still on staff.
 */
export async function noticeEnd(failure: Failure): Promise<void> {
  if (!isRefused(failure) || getSession().status !== 'in') return;
  try {
    await enterAsPerson();
  } catch (error) {
    if (isRefused(failureOf(error))) await signOut(endedMessage);
  }
}

/** Forgets who uses the page; for tests. */
export function resetSession(): void {
  starting = undefined;
  removeEventListener('storage', followOtherTabs);
  setSession({ status: 'starting' });
}
