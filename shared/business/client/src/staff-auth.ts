import { namingLanguage } from '@site/data-types/language';
import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from './errors';
import * as m from './messages/staff-auth';
import { sessionKey, sessionStorage, storedEmail } from './session-storage';
import { inTime } from './staff-token';

export interface StaffSession {
  email: string;
  /**
   * Whether the server could not be reached to renew the session. It is shown as it was stored, and
   * calls fail until there is a network again.
   */
  offline: boolean;
}

/** Signing in with a code by mail. Every method throws BackendError. */
export interface StaffAuth {
  /** Mails a code of six digits, valid for ten minutes. Nothing shows whether the address is known. */
  sendCode: (email: string) => Promise<void>;
  /** A wrong code and one that is too old are `invalid` with the field `code`. */
  verifyCode: (email: string, code: string) => Promise<StaffSession>;
  /** Ends the session here in any case, and at the server if it can be reached. */
  signOut: () => Promise<void>;
  /** Null when no person is signed in here. */
  session: () => Promise<StaffSession | null>;
  /** @returns a function that ends the calls */
  onChange: (listener: (session: StaffSession | null) => void) => () => void;
}

const kinds = { 400: 'invalid', 403: 'invalid', 422: 'invalid', 429: 'rate_limited' } as const;

/** By the field that is refused: the server's own words are English, and differ from host to host. */
const words = { email: m.wrongAddress, code: m.wrongCode };

/** @param field that a refusal is about */
function authError(
  { status = 0, message }: { status?: number | undefined; message: string },
  field?: keyof typeof words,
): BackendError {
  const kind = kinds[status as keyof typeof kinds] ?? 'unreachable';
  if (kind !== 'invalid' || !field) return new BackendError(kind, message, status);
  return new BackendError(kind, words[field], status, field);
}

const offlineSession = (): StaffSession | null => {
  const email = storedEmail();
  return email ? { email, offline: true } : null;
};

const clean = (email: string) => email.trim().toLowerCase();

/** @param connect returns the one client of the page */
export function createStaffAuth(connect: () => Promise<SupabaseClient>): StaffAuth {
  return {
    async sendCode(email) {
      const { auth } = await connect();
      const { error } = await auth.signInWithOtp({
        email: clean(email),
        // A hosted project sends its own mail, in the language of its template.
        options: { shouldCreateUser: false, data: namingLanguage({}) },
      });
      // A hosted project refuses addresses that it does not have. The page must not show which.
      if (error && !(error.status === 422 && error.code === 'otp_disabled'))
        throw authError(error, 'email');
    },
    async verifyCode(email, code) {
      const { auth } = await connect();
      const { data, error } = await auth.verifyOtp({
        email: clean(email),
        token: code.replace(/\s/g, ''),
        type: 'email',
      });
      if (error) throw authError(error, 'code');
      return { email: data.user?.email ?? clean(email), offline: false };
    },
    async signOut() {
      const { auth } = await connect();
      const answer = await inTime(auth.signOut({ scope: 'local' }));
      if (answer && !answer.error) return;
      // Without network supabase-js keeps the session, and the next person with this phone has it.
      sessionStorage.removeItem(sessionKey);
      throw authError(answer?.error ?? { message: 'The server did not answer' });
    },
    async session() {
      // Nothing is loaded for a browser in which no person has signed in.
      if (!storedEmail()) return null;
      const { auth } = await connect();
      const answer = await inTime(auth.getSession());
      const email = answer?.data.session?.user.email;
      // A session that the server has ended is no longer in the storage.
      return email ? { email, offline: false } : offlineSession();
    },
    onChange(listener) {
      let ended = false;
      let end = () => {};
      void connect().then(
        ({ auth }) => {
          if (ended) return;
          const { data } = auth.onAuthStateChange((_event, session) => {
            const email = session?.user.email;
            listener(email ? { email, offline: false } : null);
          });
          end = () => data.subscription.unsubscribe();
        },
        // The library could not be loaded; `session` has that error.
        () => undefined,
      );
      return () => {
        ended = true;
        end();
      };
    },
  };
}
