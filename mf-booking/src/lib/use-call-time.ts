import { callTime } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * When somebody who books now is called, in words. The prerendered document, which knows no clock,
 * says what holds during business hours.
 */
export function useCallTime(): string {
  const company = useCompany();
  return useSyncExternalStore(
    never,
    () => callTime({ ...company, ...company.claims }, new Date()),
    () => `within ${company.claims.confirmationMinutes} minutes`,
  );
}
