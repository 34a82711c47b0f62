import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { Stack } from '@site/ui/layout';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useLoaded } from '../session/use-loaded';

/** Whether technicians who set out say when they arrive. */
export function Arrival() {
  const load = useCallback(() => staff().setArrival(), []);
  const { answer: tells, failure, reload } = useLoaded(load, 'arrival');
  const { busy, error, attempt } = useAttempt();
  if (tells === undefined) return failure ? <Notice tone="warning" title={failure} /> : null;
  const change = () =>
    void attempt(async () => {
      await staff().setArrival(!tells);
      await reload();
    });
  return (
    <section aria-label="Time of arrival">
      <Stack>
        <h2>Time of arrival</h2>
        <p role="status">
          {tells
            ? 'Technicians who press On the Way are asked when they arrive, and the customer reads it.'
            : 'Customers read that the technician is on the way, without a time.'}
        </p>
        {error && <Notice tone="error" title={error} />}
        <Button variant="outline" loading={busy} onClick={change}>
          {tells ? 'Stop Asking' : 'Ask for the Time'}
        </Button>
      </Stack>
    </section>
  );
}
