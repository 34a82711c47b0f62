import { readStored, writeStored } from '@site/store';
import { useState } from 'react';
import { readKept } from '../offline/kept-jobs';
import type { FinishFields } from './completion';

const empty: FinishFields = { model: '', serial: '', labor: '', parts: '', cost: '', notes: '' };

const accept = (value: unknown): FinishFields | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const isText = Object.values(value).every((each) => typeof each === 'string');
  return isText ? { ...empty, ...value } : undefined;
};

/** What was entered into a job that the server has refused. */
function keptFields(id: string, email: string): FinishFields | undefined {
  const job = readKept().find((each) => each.id === id && each.email === email);
  if (!job) return undefined;
  const { applianceModel, laborDescription, partsReplaced, totalCost, notes } = job.completion;
  const [model = '', serial = ''] = (applianceModel ?? '').split(/(?:^|, )serial /);
  return {
    ...{ model, serial, labor: laborDescription ?? '', parts: partsReplaced ?? '' },
    ...{ cost: totalCost === undefined ? '' : String(totalCost), notes: notes ?? '' },
  };
}

/** The form's answers, which a reload of the tab does not lose. */
export function useFinishFields(id: string, email: string) {
  const key = `staff.typed.${id}.finish`;
  const [fields, setFields] = useState(() =>
    readStored(key, keptFields(id, email) ?? empty, accept, 'session'),
  );
  const set = (name: keyof FinishFields, text: string) => {
    const next = { ...fields, [name]: text };
    setFields(next);
    writeStored(key, next, 'session');
  };
  const forget = () => writeStored(key, null, 'session');
  return { fields, set, forget };
}
