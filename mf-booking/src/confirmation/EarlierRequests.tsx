import { updateUi, useSite } from '@site/store';
import { useEffect, useState } from 'react';
import { queuedRequests } from '../outbox/queued-requests';
import type { QueuedRequest } from '../outbox/queued-requests';
import { reopenPath } from '../request';
import { QueuedOutcome } from './QueuedOutcome';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (queued: QueuedRequest) => void;
  /** Back to the form from the ticket of a request that has been sent. */
  onAnother: () => void;
}

/** Requests queued before this form was opened. They stay visible while they are sent. */
export function EarlierRequests({ onReopen, onAnother }: EarlierRequestsProps) {
  const [earlier, setEarlier] = useState(() => queuedRequests.read());
  // The ticket says what the news on the other pages says.
  const told = useSite(({ ui }) =>
    earlier.some(({ createdAt }) => ui.news?.to === reopenPath(createdAt)),
  );
  useEffect(() => {
    if (told) updateUi({ news: null });
  }, [told]);
  const close = (closed: QueuedRequest) =>
    setEarlier(earlier.filter((queued) => queued !== closed));

  return (
    <>
      {earlier.map((request) => (
        <QueuedOutcome
          key={request.createdAt}
          queued={request}
          onAnother={() => {
            close(request);
            onAnother();
          }}
          onReopen={(refused) => {
            close(request);
            onReopen(refused);
          }}
        />
      ))}
    </>
  );
}
