import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from './errors';

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

/** Where supabase-js stores the session in this browser. */
export const sessionKey = 'staff-session';

/** A phone without network shows its stored list after this time. */
const renewMs = 4_000;

const kinds = { 400: 'invalid', 403: 'invalid', 422: 'invalid', 429: 'rate_limited' } as const;

/** @param field of a refusal */
function authError({ status = 0, message }: AuthError, field: string): BackendError {
  const kind = kinds[status as keyof typeof kinds] ?? 'unreachable';
  return new BackendError(kind, message, status, kind === 'invalid' ? field : undefined);
}

/** The session as supabase-js has stored it; also when its token has expired. */
function storedSession(): StaffSession | null {
  const stored = globalThis.localStorage?.getItem(sessionKey);
  if (!stored) return null;
  try {
    const { user } = JSON.parse(stored) as { user?: { email?: string } };
    return user?.email ? { email: user.email, offline: true } : null;
  } catch {
    return null;
  }
}

const clean = (email: string) => email.trim().toLowerCase();

/** @param connect returns the one client of the page */
export function createStaffAuth(connect: () => Promise<SupabaseClient>): StaffAuth {
  return {
    async sendCode(email) {
      const { auth } = await connect();
      const { error } = await auth.signInWithOtp({
        email: clean(email),
        options: { shouldCreateUser: false },
      });
      // A hosted project refuses addresses that it does not know. The page must not show which.
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
      const { error } = await auth.signOut({ scope: 'local' });
      if (!error) return;
      // Without network supabase-js keeps the session, and the next person with this phone has it.
      globalThis.localStorage?.removeItem(sessionKey);
      throw authError(error, 'session');
    },
    async session() {
      const stored = storedSession();
      if (!stored) return null;
      const { auth } = await connect();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLong = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), renewMs);
      });
      const answer = await Promise.race([auth.getSession(), tooLong]);
      clearTimeout(timer);
      const email = answer?.data.session?.user.email;
      // A session that the server has ended is no longer in the storage.
      return email ? { email, offline: false } : storedSession();
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
        // The library could not be loaded; `session` says so.
        () => undefined,
      );
      return () => {
        ended = true;
        end();
      };
    },
  };
}
