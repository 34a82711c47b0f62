import type { Appointment } from '@site/data-types/entities';
import { updateUi, useSite } from '@site/store';
import { startTransition, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { QueuedRequest } from '../outbox/queued-requests';
import { confirmedPath } from '../request';
import { useLive } from '@site/federation';

/**
 * The appointment in the page's address, so that a reload shows its ticket again.
 * @returns its id, or empty, and the appointment if this browser stores it
 */
function useConfirmed() {
  const [params] = useSearchParams();
  const live = useLive();
  const param = params.get('confirmed') ?? '';
  const id = live && /^APT-\d{6}$/.test(param) ? param : '';
  const appointment = useSite(({ appointments }) =>
    id ? appointments.find((each) => each.id === id) : undefined,
  );
  return { id, appointment };
}

/** Token in the address, from the mail that asks to confirm a held request; empty without one. */
function useHoldToken(): string {
  const [params] = useSearchParams();
  const live = useLive();
  const token = params.get('hold') ?? '';
  return live && /^[0-9a-f]{64}$/.test(token) ? token : '';
}

const ticketPaths = confirmedPath('');

/**
 * Which request the booking page shows, from its address or from the form that was just sent. A queued
 * request that has been sent meanwhile shows its ticket, because an empty form invites a second
 * booking.
 * @param begun whether the visitor is in the form, which must then stay
 */
export function useOutcome(begun: boolean) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const holdToken = useHoldToken();
  const { id, appointment: stored } = useConfirmed();
  const [queued, setQueued] = useState<QueuedRequest>();
  // The stored list may lack it: storage can be blocked, and another tab can have overwritten it.
  const [justBooked, setJustBooked] = useState<Appointment>();
  const sentLate = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === queued?.createdAt),
  );
  useEffect(() => {
    if (sentLate) void navigate(confirmedPath(sentLate.id), { replace: true });
  }, [sentLate, navigate]);

  const newTicket = useSite(({ ui }) => {
    // A store of an older release has no news.
    const to = ui.news?.to;
    return to?.startsWith(ticketPaths) ? to : undefined;
  });
  // An address with answers was opened for another visit.
  const isPlain = params.toString() === '';
  const takesForm = isPlain && !queued && !begun;
  const seen = newTicket !== undefined && newTicket === confirmedPath(id);
  useEffect(() => {
    if (!newTicket || !(seen || takesForm)) return;
    // The visitor began to type before the page was live.
    if (document.activeElement?.closest('main form')) return;
    updateUi({ news: null });
    if (takesForm) void navigate(newTicket, { replace: true });
  }, [newTicket, seen, takesForm, navigate]);

  const appointment = stored ?? (id && id === justBooked?.id ? justBooked : sentLate);
  return {
    holdToken,
    id,
    queued,
    appointment,
    /** The visitor has just sent the form. */
    focus: queued !== undefined || (appointment !== undefined && appointment.id === justBooked?.id),
    showQueued: (request: QueuedRequest) => startTransition(() => setQueued(request)),
    showBooked: (booked: Appointment) => {
      setJustBooked(booked);
      // Replaces the form in the history, so that Back does not return to a form that was sent.
      void navigate(confirmedPath(booked.id), { replace: true });
    },
    /** Back to the form. */
    close: () => {
      setQueued(undefined);
      if (id || holdToken) void navigate('/book-online');
    },
  };
}
