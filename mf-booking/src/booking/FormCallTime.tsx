import { useFormValue } from '@site/ui/form';
import { useSite } from '@site/store';
import { CallTime } from './CallTime';
import type { BookingForm } from './form-fields';
import { isCovered } from './is-covered';

/** When we call, for the window and the appliance that are chosen in the form. */
export function FormCallTime({ form }: { form: BookingForm }) {
  const preferredDate = useFormValue(form, 'preferredDate');
  const preferredTime = useFormValue(form, 'preferredTime');
  const appliance = useFormValue(form, 'appliance');
  const free = useSite(({ draft }) => isCovered(draft, appliance));
  return <CallTime visit={{ preferredDate, preferredTime }} free={free} />;
}
