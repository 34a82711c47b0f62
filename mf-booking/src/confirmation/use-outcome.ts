import type { Appointment } from '@site/data-types/entities';
import { useSite } from '@site/store';
import { startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KeptRequest } from '../outbox/kept-requests';
import { confirmedPath, useConfirmed } from './use-confirmed';
import { useHoldToken } from './use-hold-token';

/** Which request the booking page shows, from its address or from the form that was just sent. */
export function useOutcome() {
  const navigate = useNavigate();
  const holdToken = useHoldToken();
  const { id, appointment: stored } = useConfirmed();
  const [kept, setKept] = useState<KeptRequest>();
  // The stored list may lack it: storage can be blocked, and another tab can have overwritten it.
  const [justBooked, setJustBooked] = useState<Appointment>();
  const sentLate = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === kept?.createdAt),
  );
  useEffect(() => {
    if (sentLate) void navigate(confirmedPath(sentLate.id), { replace: true });
  }, [sentLate, navigate]);

  const appointment = stored ?? (id && id === justBooked?.id ? justBooked : sentLate);
  return {
    holdToken,
    id,
    kept,
    appointment,
    /** The visitor has just sent the form. */
    focus: kept !== undefined || (appointment !== undefined && appointment.id === justBooked?.id),
    showKept: (request: KeptRequest) => startTransition(() => setKept(request)),
    showBooked: (booked: Appointment) => {
      setJustBooked(booked);
      // Replaces the form in the history, so that Back does not return to a form that was sent.
      void navigate(confirmedPath(booked.id), { replace: true });
    },
    /** Back to the form. */
    close: () => {
      setKept(undefined);
      if (id || holdToken) void navigate('/book-online');
    },
  };
}
