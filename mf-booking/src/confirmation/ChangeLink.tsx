import type { Appointment } from '@site/data-types/entities';
import { appointmentPath } from '@site/data-types/mailed-pages';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { changeLimit } from '../lib/change-limit';
import * as m from '../messages/submit';
import { useHasPassed } from './use-has-passed';

interface ChangeLinkProps {
  visit: Pick<Appointment, 'id' | 'key' | 'preferredDate' | 'preferredTime'>;
}

/** Leads to the appointment's page, and promises a change only while the page offers one. */
export function ChangeLink({ visit }: ChangeLinkProps) {
  const tooLate = useHasPassed(changeLimit(useCompany(), visit));
  return (
    <ButtonLink variant="outline" to={appointmentPath(visit)}>
      {tooLate ? m.seeYourAppointment : m.changeOrCancel}
    </ButtonLink>
  );
}
