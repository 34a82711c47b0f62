import { readDraft } from '@site/ui/form';
import { queuedJobs } from '../offline/queued-jobs';
import { fieldsOf } from './completion';
import type { FinishFields } from './completion';

export const emptyFields: FinishFields = {
  ...{ model: '', serial: '', labor: '', cost: '', paid: '', date: '', notes: '' },
};

/** Key of a visit's form in the tab's storage. @param id number of the visit */
export const draftKey = (id: string): string => `staff.typed.${id}.finish`;

/** Fields of a job that the server has refused; none if there is no such job. */
export function refusedFields(id: string, email: string): Partial<FinishFields> {
  const job = queuedJobs.read().find((each) => each.id === id && each.email === email);
  if (!job) return {};
  const { date, ...rest } = fieldsOf(job.completion);
  return { ...rest, ...(date && { date }) };
}

/** Typed fields of a visit's form in this tab; undefined if it is empty. */
export function typedFields(id: string): FinishFields | undefined {
  const typed = readDraft(draftKey(id));
  return Object.values(typed).some(Boolean) ? { ...emptyFields, ...typed } : undefined;
}
