import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { useState } from 'react';
import type { Ref } from 'react';
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
      title={words?.title ?? 'Your request is saved'}
      stamp={<Stamp tone="warning">{refusal ? 'Not booked' : 'Waiting to be sent'}</Stamp>}
      phoneLabel="If it is urgent, call"
      place="booking-queued"
    >
      {refusal ? (
        <p>
          Your request for {formatDay(request.preferredDate)},{' '}
          <Unbroken>{formatWindow(request.preferredTime)}</Unbroken>, could not be booked:{' '}
          {refusal.message}. Your answers are still here.
        </p>
      ) : (
        <p>
          We could not take your request just now. It is saved in this browser and will be sent as
          soon as it can be, also when you close this page and come back. It has no appointment
          number until then.
        </p>
      )}
      <VisitRows request={request} />
      <Cluster>
        {refusal ? (
          <Button icon="calendar" onClick={() => onReopen(queued)}>
            {words?.action}
          </Button>
        ) : (
          <Button variant="secondary" loading={sending} onClick={send}>
            {sending ? 'Sending...' : 'Send Now'}
          </Button>
        )}
      </Cluster>
    </Ticket>
  );
}
