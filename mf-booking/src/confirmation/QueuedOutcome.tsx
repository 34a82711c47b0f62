import { useSite } from '@site/store';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import type { QueuedRequest } from '../outbox/queued-requests';
import { Confirmation } from './Confirmation';
import { HeldRequest } from './HeldRequest';
import { QueuedTicket } from './QueuedTicket';
import { queuedRequests } from '../outbox/queued-requests';

const none: QueuedRequest[] = [];

/** Requests that this browser keeps. The prerendered document has none. */
const useQueuedRequests = (): QueuedRequest[] =>
  useSyncExternalStore(queuedRequests.subscribe, queuedRequests.snapshot, () => none);

interface QueuedOutcomeProps {
  queued: QueuedRequest;
  /** The visitor has just sent the form, so the ticket takes the focus. */
  focus?: boolean;
  onAnother: () => void;
  onReopen: (queued: QueuedRequest) => void;
}

/** Result of a queued request. Changes as the outbox sends it. */
export function QueuedOutcome({ queued, focus = false, onAnother, onReopen }: QueuedOutcomeProps) {
  const ticket = useRef<HTMLElement>(null);
  const waiting = useQueuedRequests().find((k) => k.createdAt === queued.createdAt);
  const listed = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === queued.createdAt),
  );

  useEffect(() => {
    if (focus) focusAndScroll(ticket.current);
  }, [focus]);

  return (
    <div role="status">
      {listed?.state === 'held' ? (
        <HeldRequest appointment={listed} focus={false} onAnother={onAnother} />
      ) : listed ? (
        <Confirmation appointment={listed} focus={false} onAnother={onAnother} />
      ) : (
        <QueuedTicket ref={ticket} queued={waiting ?? queued} onReopen={onReopen} />
      )}
    </div>
  );
}
