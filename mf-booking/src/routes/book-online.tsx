import type { Appointment } from '@site/data-types/entities';
import { businessId, metadata } from '@site/federation';
import { getCompany, useSite } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split, Stack } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BookingForm } from '../booking/BookingForm';
import { BookingSidebar } from '../booking/BookingSidebar';
import type { Submission } from '../outbox/delivery';
import { forgetVisit, saveDraft } from '../booking/save-draft';
import type { Kept } from '../outbox/kept-requests';
import { openDesk } from '../lib/open-desk';
import { appointmentOf } from '../outbox/request-content';
import { confirmedPath, useConfirmed } from '../confirmation/use-confirmed';
import { useHold } from '../confirmation/use-hold-token';
import { useLateModule } from '../lib/use-late-module';
import { useTitle } from '../confirmation/use-title';
import styles from './book-online.module.css';

const trail = [{ name: 'Book Online', path: '/book-online' }];

export const meta = () => {
  const { siteUrl, serviceArea, claims } = getCompany();
  return metadata({
    title: 'Book an Appliance Repair Online',
    description: `Choose a two-hour window for an appliance repair in ${serviceArea}. We call to confirm, within ${claims.confirmationMinutes} minutes in business hours.`,
    keywords: [
      'book appliance repair',
      'schedule appliance repair',
      'appliance repair appointment',
    ],
    path: '/book-online',
    trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Book an Appliance Repair Online',
        url: `${siteUrl}/book-online`,
        about: { '@id': businessId() },
      },
    ],
  });
};

export default function BookOnlineRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [desk, open] = useLateModule(openDesk);
  const [submission, setSubmission] = useState<Submission | null>(null);
  // Booked on this page, rather than opened by its address.
  const [justBooked, setJustBooked] = useState<Appointment>();
  // A new key is a new form.
  const [form, setForm] = useState(0);
  const { id, appointment } = useConfirmed();
  const sentLate = useSite(({ appointments }) =>
    appointments.find((a) => a.id && a.createdAt === submission?.kept.createdAt),
  );
  // The list may not hold it: storage can be blocked, and another tab may have written over it.
  const hold = useHold();
  const booked = appointment ?? (id && id === justBooked?.id ? justBooked : sentLate);
  const isHeld = booked?.status === 'held';
  const numbered = booked && !isHeld;
  useTitle(numbered ? `Appointment ${booked.id} | ${getCompany().name}` : undefined, meta().title);
  useEffect(() => desk?.start(), [desk]);
  useEffect(() => {
    // Where it fails now, it is tried again when the page is idle.
    if (id || hold) open().catch(() => {});
  }, [id, hold, open]);
  useEffect(() => {
    if (sentLate) void navigate(confirmedPath(sentLate.id), { replace: true });
  }, [sentLate, navigate]);

  const submitted = (sent: Submission) => {
    forgetVisit();
    // The next appointment is for something else than what this address names.
    saveDraft({ prefill: params.toString() });
    const { kept, delivery } = sent;
    if (delivery.state !== 'sent') {
      setSubmission(sent);
      return;
    }
    const made = appointmentOf(kept.request, kept.createdAt, delivery.heldUntil);
    setJustBooked({ ...made, id: delivery.id });
    // In place of the form: going back leads to where the visitor came from.
    void navigate(confirmedPath(delivery.id), { replace: true });
  };
  const another = () => {
    setSubmission(null);
    setForm((count) => count + 1);
    if (id || hold) void navigate('/book-online');
  };
  const reopen = (refused: Kept) => {
    desk?.discard(refused);
    saveDraft({ ...desk?.answersOf(refused.request), preferredTime: '' });
    another();
  };

  const content = () => {
    if ((id || hold) && !desk) return <p role="status">{id || 'Your request'}: one moment.</p>;
    if (desk && hold) return <desk.ConfirmHold key={hold} token={hold} onAnother={another} />;
    if (desk && booked) {
      const focus = submission !== null || booked.id === justBooked?.id;
      if (isHeld) {
        return <desk.HeldRequest appointment={booked} focus={focus} onAnother={another} />;
      }
      return <desk.Confirmation appointment={booked} focus={focus} onAnother={another} />;
    }
    if (desk && submission) {
      return <desk.Submitted submission={submission} focus onAnother={another} onReopen={reopen} />;
    }
    return (
      <Stack gap="lg">
        {desk && id && <desk.UnknownAppointment id={id} />}
        {desk && <desk.EarlierRequests onReopen={reopen} />}
        <BookingForm key={form} desk={desk} openDesk={open} onSubmitted={submitted} />
      </Stack>
    );
  };
  return (
    <Page data-boundary="mf-booking" className={booked ? styles.printsTicket : undefined}>
      <Breadcrumbs items={[{ name: 'Home', path: '/' }, ...trail]} />
      <Hero
        title={
          hold || isHeld ? 'One Step Left' : booked ? 'Your Appointment' : 'Book Your Appointment'
        }
        lead={!id && !hold && !submission && 'Choose a two-hour window. We call to confirm it.'}
      />
      <Split sticky sidebar={<BookingSidebar />} sidebarLabel="Contact and help">
        {content()}
      </Split>
    </Page>
  );
}
