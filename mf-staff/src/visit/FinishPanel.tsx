import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { staff } from '../lib/backend';
import { isUnreached } from '../lib/failure';
import { jobOf } from '../lib/words';
import * as m from '../messages/visit-panels';
import { queuedJobs } from '../offline/queued-jobs';
import { usePerson } from '../session/person-context';
import { completionOf, usualDate } from './completion';
import { draftKey, refusedFields } from './finish-draft';
import { type JobFields, JobForm } from './JobForm';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

const queued = {
  tone: 'warning',
  title: m.finishedJobSavedPhone,
  text: m.thereNoConnectionSent,
} as const;

const notSaved = {
  tone: 'error',
  title: m.phoneCouldNotKeep,
  text: m.thereNoConnectionIts,
} as const;

/** The form for the finished work: service record, receipt and warranty. */
export function FinishPanel({ visit, changes, close }: PanelProps) {
  const { id, version, technician } = visit;
  const { email, name } = usePerson();
  const { timeZone } = useCompany();

  const finish = async (fields: JobFields, clear: () => void) => {
    const completion = completionOf(fields, technician?.name ?? name);
    const failure = await changes.change(
      'finish',
      async () => {
        await staff().complete(id, completion, { version });
        return staff().visit(id);
      },
      completion.lines && visit.email ? m.finishedReceipt : m.finishedSaved,
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
    <Panel title={m.finishTheJob}>
      <JobForm
        visit={visit}
        draft={draftKey(id)}
        first={{
          date: usualDate(visit.preferredDate, todayIn(timeZone)),
          ...refusedFields(id, email),
        }}
        label={m.finishAndSave}
        sending={changes.sending === 'finish'}
        onSend={finish}
        close={close}
      />
    </Panel>
  );
}
