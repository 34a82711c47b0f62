import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';

/** The closing call of a blog page. @param place for analytics */
export function BookingCall({ place }: { place: string }) {
  const { warrantyDays, claims } = useCompany();
  return (
    <ClosingCall
      title="Rather have someone look at it?"
      text={`See the price first and choose a window; during opening hours we call within ${claims.confirmationMinutes} minutes. Parts and labor are covered for ${warrantyDays} days.`}
      actions={
        <>
          <ButtonLink to={paths.booking} icon="calendar">
            Schedule Appointment
          </ButtonLink>
          <ButtonLink to={paths.estimate} variant="outline">
            Get an Estimate
          </ButtonLink>
          <CallUs variant="outline" place={place} />
        </>
      }
    />
  );
}
