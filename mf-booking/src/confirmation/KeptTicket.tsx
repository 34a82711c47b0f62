import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Stamp, Ticket } from '@site/ui/ticket';
import { Unbroken } from '@site/ui/unbroken';
import { useState } from 'react';
import type { Ref } from 'react';
import type { Kept } from '../outbox/kept-requests';
import { sendNow } from '../outbox/outbox';
import { VisitRows } from './VisitRows';

interface KeptRequestProps {
  ref?: Ref<HTMLElement>;
  kept: Kept;
  /** Back to the form with these answers, after a refusal. */
  onReopen: (kept: Kept) => void;
}

/** A request that has not become an appointment yet: it waits to be sent, or was refused. */
export function KeptRequest({ ref, kept, onReopen }: KeptRequestProps) {
  const { phone, rawPhone } = useCompany();
  const [trying, setTrying] = useState(false);
  const { request, refusal } = kept;

  const tryNow = () => {
    setTrying(true);
    void sendNow().finally(() => setTrying(false));
  };

  return (
    <Ticket
      ref={ref}
      tabIndex={-1}
      title={refusal ? 'Please choose another time' : 'Your request is kept'}
      stamp={<Stamp tone="warning">{refusal ? 'Not booked' : 'Waiting to be sent'}</Stamp>}
      phone={phone}
      rawPhone={rawPhone}
      phoneLabel="If it is urgent, call"
      place="booking-kept"
    >
      {refusal ? (
        <p>
          Your request for {formatDay(request.preferredDate)},{' '}
          <Unbroken>{formatWindow(request.preferredTime)}</Unbroken>, could not be booked:{' '}
          {refusal.message}. Your answers are still here.
        </p>
      ) : (
        <p>
          We could not be reached just now. Your request is kept in this browser and will be sent as
          soon as it can be, also when you close this page and come back. It has no appointment
          number until then.
        </p>
      )}
      <VisitRows request={request} />
      <Cluster>
        {refusal ? (
          <Button icon="calendar" onClick={() => onReopen(kept)}>
            Choose another time
          </Button>
        ) : (
          <Button variant="secondary" loading={trying} onClick={tryNow}>
            {trying ? 'Sending...' : 'Send now'}
          </Button>
        )}
      </Cluster>
    </Ticket>
  );
}
