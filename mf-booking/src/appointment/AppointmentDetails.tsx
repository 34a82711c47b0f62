import type { AppointmentProof } from '@site/data-types/appointment';
import { getCompany } from '@site/store';
import { Stack } from '@site/ui/layout';
import { Suspense, useCallback, useState } from 'react';
import { useTitle } from '../confirmation/use-title';
import * as m from '../messages/appointment';
import { AppointmentTicket } from './AppointmentTicket';
import { CalendarButtons } from './CalendarButtons';
import { History } from './History';
import { Photos, Receipts } from './lazy';
import type { Message } from './message';
import { MessageRegion } from './MessageRegion';
import { Notes } from './Notes';
import { NotLoaded } from './NotLoaded';
import { UnknownLink } from './UnknownLink';
import { useAppointment } from './use-appointment';
import { VisitActions } from './VisitActions';

interface AppointmentDetailsProps {
  by: AppointmentProof;
  /** The page's own title, for a link that opens nothing. */
  pageTitle: string;
}

/** One appointment: its ticket, and everything that its customer can do. */
export function AppointmentDetails({ by, pageTitle }: AppointmentDetailsProps) {
  const [message, setMessage] = useState<Message>();
  const onNews = useCallback(
    (text: string) => setMessage({ tone: 'info', title: m.thisVisitHasChanged, text, quiet: true }),
    [],
  );
  const shown = useAppointment(by, onNews);
  const { view, unknown, failure, reload } = shown;
  useTitle(
    unknown ? undefined : m.appointmentIdName({ id: by.id, name: getCompany().name }),
    pageTitle,
  );

  if (unknown) return <UnknownLink />;
  if (!view) return <NotLoaded id={by.id} failure={failure} onRetry={reload} />;
  const { state, receipts = [] } = view;
  const isOver = state === 'done' || state === 'canceled';
  const takesMore = !isOver && state !== 'held';
  const props = { by, view, shown };
  return (
    <Stack gap="lg">
      <MessageRegion message={message} />
      <AppointmentTicket view={view}>
        {takesMore && state !== 'no_one_home' && <CalendarButtons view={view} />}
      </AppointmentTicket>
      {receipts.length > 0 && (
        <Suspense fallback={null}>
          <Receipts receipts={receipts} />
        </Suspense>
      )}
      {state !== 'held' && <VisitActions {...props} onDone={setMessage} />}
      {takesMore && (
        <>
          <Notes {...props} />
          <Suspense fallback={null}>
            <Photos {...props} />
          </Suspense>
        </>
      )}
      <History events={view.history} />
    </Stack>
  );
}
