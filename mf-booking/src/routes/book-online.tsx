import { metadata } from '@site/federation';
import { getCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split, Stack } from '@site/ui/layout';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BookingForm } from '../booking/BookingForm';
import { BookingSidebar } from '../booking/BookingSidebar';
import { EarlierRequests, loadSubmit, Outcome } from '../booking/lazy';
import type { BookingField } from '../booking/form-fields';
import type { Submitted } from '../booking/submit';
import { useOutcome } from '../confirmation/use-outcome';
import { useTitle } from '../confirmation/use-title';
import { useWarm } from '@site/ui/warm';
import { webPage } from '../lib/json-ld';
import * as m from '../messages/book-online';
import type { QueuedRequest } from '../outbox/queued-requests';
import styles from './book-online.module.css';

const trail = [{ name: m.bookOnline, path: '/book-online' }];

export const meta = () => {
  const { serviceArea, claims } = getCompany();
  return metadata({
    title: m.bookApplianceRepairOnline,
    description: m.chooseTwoHourWindow({
      serviceArea,
      confirmationMinutes: claims.confirmationMinutes,
    }),
    keywords: m.keywords,
    path: '/book-online',
    trail,
    jsonLd: [webPage(m.bookApplianceRepairOnline, '/book-online')],
  });
};

export default function BookOnlineRoute() {
  const [warm, warmUp] = useWarm();
  const [begun, setBegun] = useState(false);
  const [confirmedToken, setConfirmedToken] = useState('');
  const outcome = useOutcome(begun);
  const { holdToken, id, queued, appointment } = outcome;
  // A new key makes a new form, which begins with the draft.
  const [formKey, setFormKey] = useState(0);
  const [formFocus, setFormFocus] = useState<'form' | BookingField>();
  const isHeld = appointment?.state === 'held';
  const bookedId = isHeld ? undefined : appointment?.id;
  useTitle(
    bookedId && m.appointmentBookedIdName({ bookedId, name: getCompany().name }),
    meta().title,
  );

  useEffect(() => {
    if (!warm) return;
    loadSubmit().then(
      ({ start }) => start(),
      (error: unknown) => console.warn('The booking form could not be loaded.', error),
    );
  }, [warm]);

  const showForm = (focus: 'form' | BookingField) => {
    outcome.close();
    setFormFocus(focus);
    setBegun(true);
    setFormKey((count) => count + 1);
  };
  const reopen = async (refused: QueuedRequest) => {
    showForm((await loadSubmit()).reopenRequest(refused));
  };
  // The link of the news about a refused request brings its answers at once.
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reopens = params.get('reopen');
  const bringBack = useEffectEvent(
    ({ findRefused, reopenRequest }: Awaited<ReturnType<typeof loadSubmit>>) => {
      const refused = findRefused(reopens ?? '');
      if (refused) showForm(reopenRequest(refused));
      void navigate('/book-online', { replace: true });
    },
  );
  useEffect(() => {
    // If it cannot be loaded, the page's own notice says so.
    if (reopens) loadSubmit().then(bringBack, () => {});
  }, [reopens]);
  const another = () => showForm('form');
  const show = (result: Submitted) =>
    'queued' in result ? outcome.showQueued(result.queued) : outcome.showBooked(result.appointment);

  const form = (
    <Stack gap="lg">
      {/* Not for known visitors alone: the mail's reader may use another browser. */}
      <p>{m.bookedBeforeSeeMove({ link: (words) => <Link to="/appointment">{words}</Link> })}</p>
      {warm && !reopens && (
        <Suspense fallback={null}>
          <EarlierRequests onReopen={(refused) => void reopen(refused)} onAnother={another} />
        </Suspense>
      )}
      <BookingForm
        key={formKey}
        warm={warm}
        focus={formFocus}
        onFocus={() => {
          setBegun(true);
          warmUp();
        }}
        onSubmitted={show}
      />
    </Stack>
  );
  return (
    <Page data-boundary="mf-booking" className={appointment ? styles.printsTicket : undefined}>
      <Breadcrumbs items={trail} />
      <Hero
        title={
          (holdToken && holdToken !== confirmedToken) || isHeld
            ? m.oneStepLeft
            : appointment || holdToken
              ? m.yourAppointment
              : m.bookYourAppointment
        }
        lead={!id && !holdToken && !queued && m.chooseTwoHourWindowCall}
      />
      <Split sticky sidebar={<BookingSidebar />} sidebarLabel={m.contactAndHelp}>
        {holdToken || id || queued ? (
          <Suspense fallback={<p role="status">{id ? m.oneMoment({ id }) : m.requestOneMoment}</p>}>
            <Outcome
              {...outcome}
              onConfirmed={() => setConfirmedToken(holdToken)}
              onAnother={another}
              onReopen={(refused) => void reopen(refused)}
            >
              {form}
            </Outcome>
          </Suspense>
        ) : (
          form
        )}
      </Split>
    </Page>
  );
}
