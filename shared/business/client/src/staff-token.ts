import type { SupabaseClient } from '@supabase/supabase-js';
import { backendError } from './errors';
import { storedEmail } from './session-storage';

/** A person with a phone without network does not wait longer. supabase-js tries for 30 seconds. */
const answerMs = 4_000;

/** Undefined when there is no answer in time. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * The token of the person's session; undefined when no person is signed in here.
 * @throws BackendError with status 0 while a stored session cannot be renewed. supabase-js keeps a
 * failed renewal for a minute and sends calls with the public key meanwhile. The server answers 401 to
 * these, and the person would be signed out although the session has not ended.
 */
export async function tokenOf({ auth }: SupabaseClient): Promise<string | undefined> {
  const answer = await inTime(auth.getSession());
  const token = answer?.data.session?.access_token;
  // supabase-js removes a session that the server has ended from the storage.
  if (!token && storedEmail()) throw backendError({ message: 'The session is not renewed' }, 0);
  return token;
}
