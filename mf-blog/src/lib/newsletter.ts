import type { CompanyConfig } from '@site/data-types/company';
import { emailPattern } from '@site/data-types/email';
import type { BackendClient, BackendErrorKind } from '@site/client';
import * as m from '../messages/newsletter';

let client: Promise<BackendClient> | undefined;

/** The backend's client, loaded at the first focus of the newsletter form. */
export function newsletterClient(company: CompanyConfig): Promise<BackendClient> {
  client ??= import(/* webpackChunkName: "backend-client" */ '@site/client').then(
    ({ createBackendClient }) => createBackendClient(company, location.origin),
    (error: unknown) => {
      // The next attempt may succeed, so the failure is not stored.
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** Whether this site can store subscribers. */
export const hasNewsletter = ({ services }: CompanyConfig): boolean => services.database !== 'none';

/** Why an address cannot be signed up, or undefined if it can. */
export const wrongEmail = (email: string): string | undefined =>
  emailPattern.test(email) ? undefined : m.pleaseEnterValidEmail;

/** Kind of a failed call. An error that is not from the backend counts as unreachable. */
export const failureOf = (error: unknown): BackendErrorKind =>
  error instanceof Error && error.name === 'BackendError' && 'kind' in error
    ? (error.kind as BackendErrorKind)
    : 'unreachable';
