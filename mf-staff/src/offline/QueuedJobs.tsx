import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { TicketRows } from '@site/ui/ticket';
import { keepSending } from '@site/store/queue';
import { useEffect } from 'react';
import { changeOf } from '../lib/change-words';
import { JobRows } from '../lib/JobRows';
import { visitPath } from '../lib/words';
import * as m from '../messages/frame';
import { usePerson } from '../session/person-context';
import { queuedJobs, useQueued } from './queued-jobs';
import styles from './QueuedJobs.module.css';
import { forgetSent, sendQueued, useSent, waitingJobs } from './send-queued';

/** Sends what is queued on this phone, on every page, and shows the result. */
export function QueuedJobs() {
  const { timeZone } = useCompany();
  const { email } = usePerson();
  const jobs = useQueued(email);
  const sent = useSent();
  useEffect(() => {
    const sending = keepSending({
      send: () => sendQueued(email),
      isDone: () => waitingJobs(email).length === 0,
      subscribe: queuedJobs.subscribe,
    });
    void sending.now();
    return sending.stop;
  }, [email]);

  const waiting = jobs.filter(({ refusal }) => !refusal);
  return (
    <div className={styles.root}>
      <div role="status">
        {waiting.length > 0 && (
          <Notice tone="warning" title={m.finishedJobsPhone({ count: waiting.length })}>
            <p>
              {m.sentSoon({
                jobs: waiting.map(({ id, title }) => m.job({ id, title })).join(', '),
              })}
            </p>
          </Notice>
        )}
        {sent.length > 0 && (
          <Notice tone="success" role={undefined} title={m.sentSent({ sent: sent.join(', ') })}>
            <Button variant="ghost" onClick={forgetSent}>
              {m.ok}
            </Button>
          </Notice>
        )}
      </div>
      {jobs.map(
        ({ id, title, refusal, changed, completion, createdAt }) =>
          refusal && (
            <Notice key={id} tone="error" title={m.idTitleNotAccepted({ id, title })}>
              <p>
                {m.finishedStillHere({
                  reason: (changed && changeOf(changed, timeZone)) ?? refusal,
                  instant: formatInstant(new Date(createdAt), timeZone),
                })}
              </p>
              <TicketRows>
                <JobRows job={completion} />
              </TicketRows>
              <Cluster>
                <ButtonLink variant="secondary" to={visitPath(id)}>
                  {m.openTheVisit}
                </ButtonLink>
                <Button variant="ghost" onClick={() => queuedJobs.remove(id)}>
                  {m.discardWhatIEntered}
                </Button>
              </Cluster>
            </Notice>
          ),
      )}
    </div>
  );
}
