import { records } from '../records';

let made: Promise<Record<string, unknown>> | undefined;

/** The part's records, made once for all tests of a file. */
export const realRecords = (): Promise<Record<string, unknown>> => (made ??= records());
