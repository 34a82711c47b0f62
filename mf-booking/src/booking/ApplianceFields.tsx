import { shown } from '@site/data-types/shown';
import { useFormState, useFormValue } from '@site/ui/form';
import { bookingAppliances, otherAppliance, presetIssues } from '@site/data-types/booking-lists';
import { useCompany } from '@site/store';
import { Field, Select, TextArea, TextInput } from '@site/ui/field';
import { memo, Suspense } from 'react';
import * as m from '../messages/book-online';
import styles from './ApplianceFields.module.css';
import { isFreeIssue, otherIssue } from './form-fields';
import type { BookingForm } from './form-fields';
import { FormPart } from './FormPart';
import { loadSubmit, PhotoPart } from './lazy';
import type { Line } from './prefill';

interface ApplianceFieldsProps {
  form: BookingForm;
  /** Whether to fetch the code of the photos. */
  warm: boolean;
}

/** Fields for the appliance and its problem. */
export const ApplianceFields = memo(function ApplianceFields({ form, warm }: ApplianceFieldsProps) {
  const { services } = useCompany();
  const appliance = useFormValue(form, 'appliance');
  const issue = useFormValue(form, 'issue');
  const { errors } = useFormState(form);
  const issues = presetIssues(appliance);

  // Without that code there are no such lines, because it also writes them.
  const dropLines = (...lines: Line[]) =>
    void loadSubmit().then(
      (loaded) => loaded.dropLines(form, ...lines),
      () => {},
    );
  const clearIssue = () => {
    // The first choice belongs to the lines, another one does not.
    if (appliance) dropLines('estimate', 'brand');
    form.set('issue', '');
    form.set('otherIssue', '');
    form.clearErrors('issue', 'otherIssue');
  };

  return (
    <FormPart title={m.whatNeedsRepair}>
      <Field id="booking-appliance" label={m.appliance} error={errors.appliance} required>
        <Select autoComplete="off" {...form.register('appliance', clearIssue)}>
          <option value="">{m.chooseAnAppliance}</option>
          {bookingAppliances.map((name) => (
            <option key={name} value={name}>
              {shown(name)}
            </option>
          ))}
        </Select>
      </Field>
      {!appliance || issues.length > 0 ? (
        // A new key makes a new control, because the old one cannot show an answer outside its list.
        <Field key={appliance} id="booking-issue" label={m.issue} error={errors.issue} required>
          <Select
            autoComplete="off"
            {...form.register('issue', () => issue && dropLines('estimate'))}
          >
            <option value="">{appliance ? m.chooseAnIssue : m.chooseTheApplianceFirst}</option>
            {issues.map((name) => (
              <option key={name} value={name}>
                {shown(name)}
              </option>
            ))}
            {appliance && <option value={otherIssue}>{m.other}</option>}
          </Select>
        </Field>
      ) : (
        <Field
          id="booking-issue"
          label={m.issue}
          hint={appliance === otherAppliance ? m.whichApplianceWhatWrong : m.whatWrongFewWords}
          error={errors.issue}
          required
        >
          <TextInput autoComplete="off" {...form.register('issue')} />
        </Field>
      )}
      {isFreeIssue({ appliance, issue }) && (
        <Field
          id="booking-otherIssue"
          label={m.describeTheIssue}
          hint={m.whatWrongFewWords}
          error={errors.otherIssue}
          required
        >
          <TextInput autoComplete="off" {...form.register('otherIssue')} />
        </Field>
      )}
      <Field
        id="booking-description"
        label={m.description}
        hint={m.brandModelSoundsError}
        error={errors.description}
        required={false}
      >
        <TextArea autoComplete="off" {...form.register('description')} />
      </Field>
      {services.database !== 'none' && (
        <div className={styles.photos}>
          {warm && (
            <Suspense fallback={null}>
              <PhotoPart />
            </Suspense>
          )}
        </div>
      )}
    </FormPart>
  );
});
