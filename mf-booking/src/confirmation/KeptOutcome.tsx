import { useSite } from '@site/store';
import { useEffect, useRef } from 'react';
import type { Submission } from '../outbox/delivery';
import { goTo } from '../lib/focus-and-scroll';
import type { Kept } from '../outbox/kept-requests';
import { useKeptRequests } from './use-kept-requests';
import { Confirmation } from './Confirmation';
import { HeldRequest } from './HeldRequest';
import { KeptRequest } from './KeptTicket';

interface SubmittedProps {
  submission: Pick<Submission, 'kept'>;
  /** The visitor has just pressed the button and is taken to what came of it. */
  focus?: boolean;
  onAnother: () => void;
  onReopen: (kept: Kept) => void;
}

/** What has become of a request that was kept; follows the outbox. */
export function Submitted({ submission, focus = false, onAnother, onReopen }: SubmittedProps) {
  const { kept } = submission;
  const ticket = useRef<HTMLElement>(null);
  const waiting = useKeptRequests().find((k) => k.createdAt === kept.createdAt);
  const listed = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === kept.createdAt),
  );

  useEffect(() => {
    if (focus) goTo(ticket.current);
  }, [focus]);

  return (
    <div role="status">
      {listed?.status === 'held' ? (
        <HeldRequest appointment={listed} focus={false} onAnother={onAnother} />
      ) : listed ? (
        <Confirmation appointment={listed} focus={false} onAnother={onAnother} />
      ) : (
        <KeptRequest ref={ticket} kept={waiting ?? kept} onReopen={onReopen} />
      )}
    </div>
  );
}
