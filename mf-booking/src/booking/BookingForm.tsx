import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';
import { ErrorSummary } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Submission } from '../outbox/delivery';
import { bookingFields } from './form-fields';
import type { BookingInput, BookingTexts } from './form-fields';
import { bookingResolver } from '../lib/open-desk';
import type { Desk } from '../lib/open-desk';
import { useAnswer } from './use-field-value';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSubmit } from './use-booking-submit';
import { useClearedErrors } from '../lib/use-cleared-errors';
import { useCoverage } from './use-coverage';
import { useWindows } from './use-windows';
import { ApplianceFields } from './ApplianceFields';
import styles from './BookingForm.module.css';
import { CallTime } from './CallTime';
import { ContactFields } from './ContactFields';
import { Honeypot } from './Honeypot';
import { PlaceFields } from './PlaceFields';
import { TimeFields } from './TimeFields';

const outOfAreaId = 'booking-out-of-area';

interface BookingFormProps {
  /** What fills, checks and sends the form; null until it is there. */
  desk: Desk | null;
  /** Loads it at once. */
  openDesk: () => Promise<Desk>;
  /** The request is on its way: sent, or kept until it can be. */
  onSubmitted: (submission: Submission) => void;
}

/** Asks what is needed for a visit and sends it. */
export function BookingForm({ desk, openDesk, onSubmitted }: BookingFormProps) {
  const { phone, rawPhone } = useCompany();
  const live = useLive();
  const [begun, setBegun] = useState(false);
  const form = useForm<BookingInput, unknown, BookingTexts>({
    resolver: bookingResolver,
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const windows = useWindows(desk, begun);
  const zipCode = useAnswer(form, 'zipCode');
  const coverage = useCoverage(zipCode);
  const outOfArea = coverage === 'out';
  const { submit, honeypot } = useBookingSubmit({
    form,
    openDesk,
    outOfArea,
    onSubmitted,
    onFull: windows.reload,
  });
  useBookingDraft(form, desk, openDesk);
  useClearedErrors(form);

  const mistakes = bookingFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: `booking-${name}`, message }] : [];
  });

  return (
    // Posted rather than put into the address, should it ever be sent without this script.
    <form
      className={styles.root}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => setBegun(true)}
    >
      <Stack gap="lg">
        <NeedsScript title="Booking online needs JavaScript" phone={phone} rawPhone={rawPhone} />
        <ErrorSummary
          title="Please look at these answers again"
          errors={mistakes}
          submitCount={submitCount}
        />
        {desk && <desk.Enclosures form={form} />}
        <ContactFields form={form} />
        <PlaceFields form={form} coverage={coverage} />
        <ApplianceFields form={form} />
        <TimeFields form={form} desk={desk} windows={windows} />
        <Honeypot ref={honeypot} />
        <div className={styles.foot}>
          {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
          <Button
            type="submit"
            size="lg"
            icon="calendar"
            loading={isSubmitting}
            disabled={!live || outOfArea}
            aria-describedby={outOfArea ? outOfAreaId : undefined}
          >
            {isSubmitting ? 'Scheduling...' : 'Schedule Appointment'}
          </Button>
          {outOfArea ? (
            <p id={outOfAreaId}>
              We don't serve {zipCode} yet, so this cannot be scheduled online. To be told when we
              do, call <CallLink phone={phone} rawPhone={rawPhone} place="booking-out-of-area" />
            </p>
          ) : (
            <CallTime />
          )}
        </div>
      </Stack>
    </form>
  );
}
