import { useFormValue } from '@site/ui/form';
import { useCompany } from '@site/store';
import type { BookingForm } from '../booking/form-fields';
import { useHasPassed } from '../confirmation/use-has-passed';
import { changeLimit } from '../lib/change-limit';
import { StatusRegion } from '../lib/StatusRegion';
import * as m from '../messages/appointment-more';

/** Warns of a window that is so near that it cannot be changed here after the move. */
export function LastChange({ form }: { form: BookingForm }) {
  const preferredDate = useFormValue(form, 'preferredDate');
  const preferredTime = useFormValue(form, 'preferredTime');
  return (
    <StatusRegion>
      {preferredDate && preferredTime && <Warning {...{ preferredDate, preferredTime }} />}
    </StatusRegion>
  );
}

function Warning(visit: { preferredDate: string; preferredTime: string }) {
  const company = useCompany();
  return useHasPassed(changeLimit(company, visit)) ? m.cantChangeTimeHere : null;
}
