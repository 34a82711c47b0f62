import { plural } from '@site/data-types/plural';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { TicketRows } from '@site/ui/ticket';
import { useCallback, useEffect } from 'react';
import { changeOf } from '../lib/change-words';
import { JobRows } from '../lib/JobRows';
import { visitPath } from '../lib/words';
import { usePoll } from '../lib/use-poll';
import { usePerson } from '../session/person-context';
import { followKept, removeKept, useKept } from './kept-jobs';
import styles from './KeptJobs.module.css';
import { forgetSent, sendKept, useSent } from './send-kept';

/** Sends what is kept on this phone, on every page, and shows the result. */
export function KeptJobs() {
  const { timeZone } = useCompany();
  const { email } = usePerson();
  const jobs = useKept(email);
  const sent = useSent();
  useEffect(followKept, []);
  usePoll(useCallback(() => sendKept(email), [email]));

  const waiting = jobs.filter(({ refusal }) => !refusal);
  return (
    <div className={styles.root}>
      <div role="status">
        {waiting.length > 0 && (
          <Notice tone="warning" title={`${plural(waiting.length, 'finished job')} on this phone`}>
            <p>
              {waiting.map(({ id, title }) => `${id} (${title})`).join(', ')}. Sent as soon as there
              is a network.
            </p>
          </Notice>
        )}
        {sent.length > 0 && (
          <Notice tone="success" role={undefined} title={`Sent: ${sent.join(', ')}`}>
            <Button variant="ghost" onClick={forgetSent}>
              OK
            </Button>
          </Notice>
        )}
      </div>
      {jobs.map(
        ({ id, title, refusal, changed, completion, keptAt }) =>
          refusal && (
            <Notice key={id} tone="error" title={`${id} (${title}) was not accepted`}>
              <p>
                {(changed && changeOf(changed, timeZone)) ?? refusal} You finished it{' '}
                {formatInstant(new Date(keptAt), timeZone)}. What you entered is still on this
                phone:
              </p>
              <TicketRows>
                <JobRows job={completion} />
              </TicketRows>
              <Cluster>
                <ButtonLink variant="secondary" to={visitPath(id)}>
                  Open the Visit
                </ButtonLink>
                <Button variant="ghost" onClick={() => removeKept(id)}>
                  Discard what I entered
                </Button>
              </Cluster>
            </Notice>
          ),
      )}
    </div>
  );
}
