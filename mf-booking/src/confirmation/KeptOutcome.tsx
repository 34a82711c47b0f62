import { useSite } from '@site/store';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import type { KeptRequest } from '../outbox/kept-requests';
import { Confirmation } from './Confirmation';
import { HeldRequest } from './HeldRequest';
import { KeptTicket } from './KeptTicket';
import { keptSnapshot, subscribeKept } from '../outbox/kept-requests';

const none: KeptRequest[] = [];

/** Requests that this browser keeps. The prerendered document has none. */
const useKeptRequests = (): KeptRequest[] =>
  useSyncExternalStore(subscribeKept, keptSnapshot, () => none);

interface KeptOutcomeProps {
  kept: KeptRequest;
  /** The visitor has just sent the form, so the ticket takes the focus. */
  focus?: boolean;
  onAnother: () => void;
  onReopen: (kept: KeptRequest) => void;
}

/** Result of a kept request. Changes as the outbox sends it. */
export function KeptOutcome({ kept, focus = false, onAnother, onReopen }: KeptOutcomeProps) {
  const ticket = useRef<HTMLElement>(null);
  const waiting = useKeptRequests().find((k) => k.createdAt === kept.createdAt);
  const listed = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === kept.createdAt),
  );

  useEffect(() => {
    if (focus) focusAndScroll(ticket.current);
  }, [focus]);

  return (
    <div role="status">
      {listed?.status === 'held' ? (
        <HeldRequest appointment={listed} focus={false} onAnother={onAnother} />
      ) : listed ? (
        <Confirmation appointment={listed} focus={false} onAnother={onAnother} />
      ) : (
        <KeptTicket ref={ticket} kept={waiting ?? kept} onReopen={onReopen} />
      )}
    </div>
  );
}
