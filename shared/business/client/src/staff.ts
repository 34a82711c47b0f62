import type { CompanyConfig } from '@site/data-types/company';
import { embeddedPublicKey } from './public-key';
import { callsOf, connectOnce } from './rpc';
import { sessionKey, sessionStorage } from './session-storage';
import { createStaffAuth, type StaffAuth } from './staff-auth';
import { createStaffFunctions, type StaffFunctions } from './staff-functions';
import { createStaffPhotos, type StaffPhotos } from './staff-photos';
import { createStaffPush, type StaffPush } from './staff-push';
import { tokenOf } from './staff-token';
import { staffWords } from './staff-words';

export { BackendError, type BackendErrorKind } from './errors';
export type { Completion, ServiceRecord } from './service-records';
export { sessionKey } from './session-storage';
export type { StaffAuth, StaffSession } from './staff-auth';
export { isChangedMeanwhile, type StaffFunctions } from './staff-functions';
export type { PhotoSubject } from './staff-photos';
export type * from './staff-types';
export type { StaffPhoto } from './staff-visits';

/** The business's own side in the browser of a person on staff. */
export interface StaffClient extends StaffFunctions, StaffPhotos, StaffPush {
  auth: StaffAuth;
}

/**
 * The client of people on staff, with a session that the browser keeps. Loads supabase-js with the
 * first call. No visitor's page imports this.
 * @param origin of the site, used when no other address is configured
 */
export function createStaffClient({ services }: CompanyConfig, origin: string): StaffClient {
  const url = services.supabaseUrl || origin;
  const key = services.supabaseAnonKey || embeddedPublicKey;
  const connect = connectOnce(url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      storageKey: sessionKey,
      storage: sessionStorage,
    },
  });
  const rpc = callsOf(connect, 15_000, { tokenOf, wordsOf: staffWords });
  return {
    ...createStaffFunctions(rpc),
    ...createStaffPush(rpc),
    ...createStaffPhotos(rpc, { url, key }, async () => tokenOf(await connect())),
    auth: createStaffAuth(connect),
  };
}
