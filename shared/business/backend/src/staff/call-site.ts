import { Fault } from '@site/contract/fault';
import type { ServiceRecords } from '@site/client';
import type { StaffFunctions } from '@site/client/staff-functions';

/** Functions of a running site for its staff. */
export type StaffSite = ServiceRecords & StaffFunctions;

/** Calls functions of the running site. A command checks its arguments before. */
export type CallSite = <Result>(call: (site: StaffSite) => Promise<Result>) => Promise<Result>;

/** The number of an appointment. @throws Fault */
export function idOf(typed: string): string {
  const id = typed.toUpperCase();
  if (!/^APT-\d{6}$/.test(id))
    throw new Fault(`"${typed}" is no number of an appointment, e.g. APT-123456`);
  return id;
}
