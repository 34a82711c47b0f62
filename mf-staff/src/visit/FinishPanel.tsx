import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { staff } from '../lib/backend';
import { isUnreached } from '../lib/failure';
import { jobOf } from '../lib/words';
import { queuedJobs } from '../offline/queued-jobs';
import { usePerson } from '../session/person-context';
import { completionOf, usualDate } from './completion';
import { draftKey, refusedFields } from './finish-draft';
import { type JobFields, JobForm } from './JobForm';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const queued = {
  tone: 'warning',
  title: 'Finished. The job is saved on this phone.',
  text: 'There is no connection. It is sent as soon as there is one, also from another page of staff.',
} as const;

const notSaved = {
  tone: 'error',
  title: 'This phone could not keep the job',
  text: 'There is no connection, and its storage is full or blocked. Keep this page open and try again.',
} as const;

/** The form for the finished work: service record, receipt and warranty. */
export function FinishPanel({ visit, changes, close }: PanelProps) {
  const { id, version, technician } = visit;
  const { email, name } = usePerson();
  const { timeZone } = useCompany();

  const finish = async (fields: JobFields, clear: () => void) => {
    const completion = completionOf(fields, technician?.name ?? name);
    const mailed = completion.lines && visit.email ? ' The customer gets the receipt by mail.' : '';
    const failure = await changes.change(
      'finish',
      async () => {
        await staff().complete(id, completion, { version });
        return staff().visit(id);
      },
      `Finished. The service record is saved.${mailed}`,
    );
    if (failure && !isUnreached(failure)) return;
    if (failure) {
      const job = { id, email, version, completion, title: jobOf(visit) };
      const isQueued = queuedJobs.put({ ...job, createdAt: new Date().toISOString() });
      changes.setResult(isQueued ? queued : notSaved);
      if (!isQueued) return;
    } else queuedJobs.remove(id);
    clear();
    close();
  };

  return (
    <Panel title="Finish the job">
      <JobForm
        visit={visit}
        draft={draftKey(id)}
        first={{
          date: usualDate(visit.preferredDate, todayIn(timeZone)),
          ...refusedFields(id, email),
        }}
        label="Finish and Save"
        sending={changes.sending === 'finish'}
        onSend={finish}
        close={close}
      />
    </Panel>
  );
}
