import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { useState } from 'react';
import type { Ref } from 'react';
import * as m from '../messages/submit';
import { refusalWords } from '../outbox/queued-requests';
import type { QueuedRequest } from '../outbox/queued-requests';
import { sendNow } from '../outbox/outbox';
import { VisitRows } from './VisitRows';

interface QueuedTicketProps {
  ref?: Ref<HTMLElement>;
  queued: QueuedRequest;
  /** Back to the form with the answers of a refused request. */
  onReopen: (queued: QueuedRequest) => void;
}

/** A request without an appointment: it waits to be sent, or was refused. */
export function QueuedTicket({ ref, queued, onReopen }: QueuedTicketProps) {
  const [sending, setSending] = useState(false);
  const { request, refusal } = queued;
  const words = refusal && refusalWords(refusal);

  const send = () => {
    setSending(true);
    void sendNow().finally(() => setSending(false));
  };

  return (
    <Ticket
      ref={ref}
      tabIndex={-1}
      title={words?.title ?? m.yourRequestIsSaved}
      stamp={<Stamp tone="warning">{refusal ? m.notBooked : m.waitingToBeSent}</Stamp>}
      phoneLabel={m.urgentCall}
      place="booking-queued"
    >
      {refusal ? (
        <p>
          {m.requestPreferredDateUnbrokenCould({
            preferredDate: formatDay(request.preferredDate),
            Unbroken: <Unbroken>{formatWindow(request.preferredTime)}</Unbroken>,
            message: refusal.message,
          })}
        </p>
      ) : (
        <p>{m.couldNotTakeRequest}</p>
      )}
      <VisitRows request={request} />
      <Cluster>
        {refusal ? (
          <Button icon="calendar" onClick={() => onReopen(queued)}>
            {words?.action}
          </Button>
        ) : (
          <Button variant="secondary" loading={sending} onClick={send}>
            {sending ? m.sending : m.sendNow}
          </Button>
        )}
      </Cluster>
    </Ticket>
  );
}
