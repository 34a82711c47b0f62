import { readStored, writeStored } from '@site/store';
import { useState } from 'react';
import { queuedJobs } from '../offline/queued-jobs';
import type { FinishFields } from './completion';

const empty: FinishFields = {
  ...{ model: '', serial: '', labor: '', parts: '', cost: '', date: '', notes: '' },
};

const accept = (value: unknown): FinishFields | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const isText = Object.values(value).every((each) => typeof each === 'string');
  return isText ? { ...empty, ...value } : undefined;
};

const keyOf = (id: string): string => `staff.typed.${id}.finish`;

/** Fields of a job that the server has refused. */
function keptFields(id: string, email: string): FinishFields | undefined {
  const job = queuedJobs.read().find((each) => each.id === id && each.email === email);
  if (!job) return undefined;
  const { completion } = job;
  return {
    model: completion.applianceModel ?? '',
    serial: completion.applianceSerial ?? '',
    labor: completion.laborDescription ?? '',
    parts: completion.partsReplaced ?? '',
    cost: completion.totalCost === undefined ? '' : String(completion.totalCost),
    date: completion.serviceDate ?? '',
    notes: completion.notes ?? '',
  };
}

/** Typed fields of a visit's form in this tab; undefined if it is empty. */
export const typedFields = (id: string): FinishFields | undefined =>
  readStored<FinishFields | undefined>(keyOf(id), undefined, accept, 'session');

/**
 * The form's answers, which a reload of the tab does not lose.
 * @param usual day of a job without another one, `YYYY-MM-DD`
 */
export function useFinishFields(id: string, email: string, usual: string) {
  const [fields, setFields] = useState(() => {
    const entered = typedFields(id) ?? keptFields(id, email) ?? empty;
    return { ...entered, date: entered.date || usual };
  });
  const set = (name: keyof FinishFields, text: string) => {
    const next = { ...fields, [name]: text };
    setFields(next);
    writeStored(keyOf(id), next, 'session');
  };
  const forget = () => writeStored(keyOf(id), null, 'session');
  return { fields, set, forget };
}
