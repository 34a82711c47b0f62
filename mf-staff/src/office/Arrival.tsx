import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { Stack } from '@site/ui/layout';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/more';
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
    <section aria-label={m.timeOfArrival}>
      <Stack>
        <h2>{m.timeOfArrival}</h2>
        <p role="status">{tells ? m.techniciansWhoPressWay : m.customersReadTechnicianWay}</p>
        {error && <Notice tone="error" title={error} />}
        <Button variant="outline" loading={busy} onClick={change}>
          {tells ? m.stopAsking : m.askForTheTime}
        </Button>
      </Stack>
    </section>
  );
}
