import type { WarrantyRecord } from '@site/client';
import type { CompanyConfig } from '@site/data-types/company';
import { track } from '@site/store';
import { failureOf, loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import * as m from '../messages/look-up';
import type { WarrantyQuery } from './warranty-query';

export { start } from '../outbox/outbox';
export { checkQuery } from './warranty-schema';

export interface FoundWarranty {
  state: 'active' | 'expired';
  record: WarrantyRecord;
  /** Days left, or days since the warranty ended. */
  days: number;
  message: string;
}

/** The result that is shown below the form. */
export type WarrantyAnswer = FoundWarranty | { state: 'none' | 'error'; message: string };

/** The database rejected a field; the message is shown there. */
interface InvalidQuery {
  state: 'invalid';
  field: string;
  message: string;
}

/** Shown if the database client cannot be loaded. */
const lookUpFailed = m.unableCheckWarrantyStatus;

/** Never rejects. @param query as the form has checked it */
export async function lookUpWarranty(
  query: WarrantyQuery,
  { phone, timeZone }: CompanyConfig,
): Promise<WarrantyAnswer | InvalidQuery> {
  const answer = await ask(query, phone, timeZone);
  if (answer.state !== 'invalid') track('warranty_check', { result: answer.state });
  return answer;
}

async function ask(
  query: WarrantyQuery,
  phone: string,
  timeZone: string,
): Promise<WarrantyAnswer | InvalidQuery> {
  const atThisTime = m.unableCheckWarrantyStatusTime({ phone });
  let backend: Backend;
  try {
    backend = await loadBackend();
  } catch (error) {
    console.warn('The warranty look-up could not be loaded.', error);
    return { state: 'error', message: lookUpFailed };
  }
  if (!backend.hasDatabase) return { state: 'error', message: atThisTime };
  try {
    const records = await backend.checkWarranty(query);
    const status = backend.warrantyStatus(records, new Date(), timeZone);
    const { serviceRecord, isUnderWarranty, daysRemaining, message } = status;
    if (!serviceRecord) return { state: 'none', message };
    const state = isUnderWarranty ? 'active' : 'expired';
    return { state, record: serviceRecord, days: Math.abs(daysRemaining), message };
  } catch (error) {
    const { kind, message, field } = failureOf(error);
    if (kind === 'invalid' && field) return { state: 'invalid', field, message };
    console.warn(`The warranty look-up failed: ${message}`);
    if (kind !== 'unreachable') return { state: 'error', message: atThisTime };
    return {
      state: 'error',
      message: m.errorCheckingWarrantyStatus,
    };
  }
}
