import { useForm, useFormState, useFormValue } from '@site/ui/form';
import { useSite } from '@site/store';
import { CallUs } from '@site/ui/call-us';
import { ErrorSummary } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { PhoneText } from '@site/ui/phone-text';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { Suspense, useEffect, useRef, useState } from 'react';
import * as m from '../messages/book-online';
import { bookingFields } from './form-fields';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSubmit } from './use-booking-submit';
import { focusAndScroll } from '../lib/focus-and-scroll';
import { useCoverage } from './use-coverage';
import { useWindows } from './use-windows';
import { ApplianceFields } from './ApplianceFields';
import styles from './BookingForm.module.css';
import { ContactFields } from './ContactFields';
import { FormPart } from './FormPart';
import { Honeypot } from './Honeypot';
import { checkBooking, PriceNotice } from './lazy';
import { PlaceFields } from './PlaceFields';
import { SubmitButton } from './SubmitButton';
import type { Submitted } from './submit';
import { TimeFields } from './TimeFields';
import { CallTime } from './CallTime';
import type { BookingField, BookingForm } from './form-fields';
import { isCovered } from './is-covered';

/** When we call, for the window and the appliance that are chosen in the form. */
function FormCallTime({ form }: { form: BookingForm }) {
  const preferredDate = useFormValue(form, 'preferredDate');
  const preferredTime = useFormValue(form, 'preferredTime');
  const appliance = useFormValue(form, 'appliance');
  const free = useSite(({ draft }) => isCovered(draft, appliance));
  return <CallTime visit={{ preferredDate, preferredTime }} free={free} />;
}

const outOfAreaId = 'booking-out-of-area';

interface BookingFormProps {
  /** Whether to fetch the code that fills, checks and sends the form. */
  warm: boolean;
  /** At each focus. */
  onFocus: () => void;
  onSubmitted: (result: Submitted) => void;
  /** Moves the focus here when the form replaces a ticket, or the visitor would be lost in it. */
  focus?: 'form' | BookingField | undefined;
}

/** Asks for everything a visit needs, and sends it. */
export function BookingForm({ warm, onFocus, onSubmitted, focus }: BookingFormProps) {
  const [begun, setBegun] = useState(false);
  const form = useForm(checkBooking);
  const { errors, sending, submitCount } = useFormState(form);
  const windows = useWindows(begun);
  const zipCode = useFormValue(form, 'zipCode');
  const coverage = useCoverage(zipCode);
  const outOfArea = coverage === 'out';
  const hasPrice = useSite(({ draft }) => draft.estimate !== null || !!draft.form.warrantyRepair);
  const { submit, honeypot } = useBookingSubmit({
    form,
    outOfArea,
    onSubmitted,
    onFull: windows.reload,
  });
  useBookingDraft(form, warm);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!focus) return;
    focusAndScroll(document.getElementById(`booking-${focus}`) ?? root.current);
  }, [focus]);

  const mistakes = bookingFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `booking-${name}`, message }] : [];
  });

  return (
    // Without this script a browser would put the answers into the address. A POST keeps them out.
    <form
      ref={root}
      tabIndex={-1}
      aria-label={m.yourVisit}
      className={styles.root}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => {
        setBegun(true);
        onFocus();
      }}
    >
      <Stack gap="lg">
        <NeedsScript title={m.bookingOnlineNeedsJavaScript} />
        <ErrorSummary
          title={m.pleaseLookTheseAnswers}
          errors={mistakes}
          submitCount={submitCount}
        />
        {hasPrice && (
          <Suspense fallback={null}>
            <PriceNotice form={form} />
          </Suspense>
        )}
        <ContactFields form={form} />
        <PlaceFields form={form} coverage={coverage} />
        <ApplianceFields form={form} warm={warm} />
        <FormPart title={m.when}>
          <TimeFields form={form} windows={windows} />
        </FormPart>
        <Honeypot ref={honeypot} />
        <div className={styles.foot}>
          {errors.form && (
            <Notice tone="error">
              <PhoneText place="booking-failed">{errors.form}</PhoneText>
            </Notice>
          )}
          <SubmitButton
            sending={sending}
            disabled={outOfArea}
            describedBy={outOfArea ? outOfAreaId : undefined}
          />
          {outOfArea ? (
            <p id={outOfAreaId}>
              {m.dontServeZipCodeYet({ zipCode })} <CallUs place="booking-out-of-area" />
            </p>
          ) : (
            <FormCallTime form={form} />
          )}
        </div>
      </Stack>
    </form>
  );
}
