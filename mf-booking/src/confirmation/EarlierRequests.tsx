import { useSite } from '@site/store';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keptSnapshot } from '../outbox/kept-requests';
import type { KeptRequest } from '../outbox/kept-requests';
import { KeptOutcome } from './KeptOutcome';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (kept: KeptRequest) => void;
  /** Back to the form from the ticket of a request that has been sent. */
  onAnother: () => void;
}

/**
 * Requests kept before this form was opened. They stay visible while they are sent. Booked ones are on
 * a page of their own.
 */
export function EarlierRequests({ onReopen, onAnother }: EarlierRequestsProps) {
  const [earlier, setEarlier] = useState<KeptRequest[]>(keptSnapshot);
  const booked = useSite(({ appointments }) => appointments.some(({ id }) => id));
  const close = (closed: KeptRequest) => setEarlier(earlier.filter((kept) => kept !== closed));

  return (
    <>
      {booked && (
        <p>
          Booked before? <Link to="/appointment">See, move or cancel your appointments</Link>
        </p>
      )}
      {earlier.map((request) => (
        <KeptOutcome
          key={request.createdAt}
          kept={request}
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
