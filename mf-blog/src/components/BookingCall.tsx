import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import * as m from '../messages/booking-call';

/** The closing call of a blog page. @param place for analytics */
export function BookingCall({ place }: { place: string }) {
  const { warrantyDays, claims } = useCompany();
  return (
    <ClosingCall
      title={m.ratherSomeoneLook}
      text={m.seePriceFirstChoose({
        confirmationMinutes: claims.confirmationMinutes,
        warrantyDays,
      })}
      actions={
        <>
          <ButtonLink to={paths.booking} icon="calendar">
            {m.scheduleAppointment}
          </ButtonLink>
          <ButtonLink to={paths.estimate} variant="outline">
            {m.getAnEstimate}
          </ButtonLink>
          <CallUs variant="outline" place={place} />
        </>
      }
    />
  );
}
