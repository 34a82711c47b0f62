import { shown } from '@site/data-types/shown';
import { useSite } from '@site/store';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { Unbroken } from '@site/ui/unbroken';
import * as m from '../messages/appointment';
import { VisitTime } from './VisitTime';

interface NotLoadedProps {
  id: string;
  /** Why there was no answer; absent while the page waits for it. */
  failure: string | undefined;
  onRetry: () => Promise<void>;
}

/** Without an answer: the visit as this browser has last stored it. */
export function NotLoaded({ id, failure, onRetry }: NotLoadedProps) {
  const known = useSite(({ appointments }) => appointments.find((each) => each.id === id));
  if (!failure) return <p role="status">{m.idOneMoment({ id })}</p>;
  return (
    <Notice tone="error" title={failure}>
      {known && (
        <p>
          {m.browserLastHad({
            Unbroken: <Unbroken>{id}</Unbroken>,
            appliance: shown(known.appliance),
            VisitTime: <VisitTime visit={known} />,
          })}
        </p>
      )}
      <Cluster>
        <Button variant="secondary" onClick={() => void onRetry()}>
          {m.tryAgain}
        </Button>
        <CallUs variant="outline" place="appointment-offline" />
      </Cluster>
    </Notice>
  );
}
