import { businessId, metadata } from '@site/federation';
import { clearDraft, getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BookingForm } from '../components/BookingForm';
import { BookingSidebar } from '../components/BookingSidebar';
import type { Submission } from '../lib/delivery';
import { saveDraft } from '../lib/save-draft';
import type { Kept } from '../lib/kept-requests';
import { openDesk } from '../lib/open-desk';
import { useLateModule } from '../lib/use-late-module';

const trail = [{ name: 'Book Online', path: '/book-online' }];

export const meta = () => {
  const { siteUrl, serviceArea, claims } = getCompany();
  return metadata({
    title: 'Book an Appliance Repair Online',
    description: `Choose a two-hour window for an appliance repair in ${serviceArea}. We call within ${claims.confirmationMinutes} minutes to confirm. Upfront pricing.`,
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
  const { claims } = useCompany();
  const [params] = useSearchParams();
  const [desk, open] = useLateModule(openDesk);
  const [submission, setSubmission] = useState<Submission | null>(null);
  // A new key is a new, empty form.
  const [form, setForm] = useState(0);
  useEffect(() => desk?.start(), [desk]);

  const submitted = (made: Submission) => {
    clearDraft();
    // The next appointment is for something else than what this address names.
    saveDraft({ prefill: params.toString() });
    setSubmission(made);
  };
  const another = () => {
    setSubmission(null);
    setForm((count) => count + 1);
  };
  const reopen = (refused: Kept) => {
    desk?.discard(refused);
    saveDraft({ ...desk?.answersOf(refused.request), preferredTime: '' });
    another();
  };

  return (
    <Page data-boundary="mf-booking">
      <Breadcrumbs items={[{ name: 'Home', path: '/' }, ...trail]} />
      <Hero
        title="Book Your Appointment"
        lead={
          !submission &&
          `Choose a two-hour window. We call within ${claims.confirmationMinutes} minutes to confirm.`
        }
      />
      <Split sidebar={<BookingSidebar />} sidebarLabel="Contact and help">
        {desk && submission ? (
          <desk.Submitted submission={submission} focus onAnother={another} onReopen={reopen} />
        ) : (
          <>
            {desk && <desk.EarlierRequests onReopen={reopen} />}
            <BookingForm key={form} desk={desk} openDesk={open} onSubmitted={submitted} />
          </>
        )}
      </Split>
    </Page>
  );
}
