import { useSite } from '@site/store';
import { CallTime } from './CallTime';
import type { FormHandle } from './form-fields';
import { isCovered } from './is-covered';
import { useFieldValue } from './use-field-value';

/** When we call, for the window and the appliance that are chosen in the form. */
export function FormCallTime({ form }: { form: FormHandle }) {
  const preferredDate = useFieldValue(form, 'preferredDate');
  const preferredTime = useFieldValue(form, 'preferredTime');
  const appliance = useFieldValue(form, 'appliance');
  const free = useSite(({ draft }) => isCovered(draft, appliance));
  return <CallTime visit={{ preferredDate, preferredTime }} free={free} />;
}
