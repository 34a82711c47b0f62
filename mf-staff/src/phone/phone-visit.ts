import type { PhoneVisit } from '@site/client/staff';
import type { Checked, Form, FormErrors, FormValues } from '@site/ui/form';
import { isDate } from '../components/WindowFields';
import { checked, jobMistakes, languageOf, personMistakes, personOf } from '../lib/person-fields';
import { listedProblem } from '../lib/listed-problem';
import * as m from '../messages/call';

export type PhoneField = keyof PhoneVisit;
export type CallForm = Form<PhoneField, PhoneVisit>;

/** Key of what is typed in the tab's storage: a call can be interrupted. */
export const draftKey = 'staff.typed.call';

/** The visit as it was agreed on, or what is missing. */
export function checkPhoneVisit(values: FormValues<PhoneField>): Checked<PhoneField, PhoneVisit> {
  const person = personOf(values);
  const text = (name: PhoneField): string => values[name]?.trim() ?? '';
  const errors: FormErrors<PhoneField> = {
    ...personMistakes(person),
    ...jobMistakes(values),
    ...(!isDate(text('preferredDate'))
      ? { preferredDate: m.pleaseChooseADay }
      : !text('preferredTime') && { preferredTime: m.pleaseChooseAWindow }),
  };
  return checked(errors, {
    ...person,
    appliance: text('appliance'),
    issue: listedProblem(text('appliance'), text('issue')),
    language: languageOf(values),
    brand: text('brand'),
    preferredDate: text('preferredDate'),
    preferredTime: text('preferredTime'),
    technician: text('technician'),
    note: text('note'),
    warrantyRecordId: text('warrantyRecordId'),
    returnsFor: text('returnsFor'),
    texts: text('texts') !== '',
    idempotencyKey: text('idempotencyKey'),
  });
}
