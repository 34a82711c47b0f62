import { useFormState, useFormValue } from '@site/ui/form';
import { bookingAppliances, otherAppliance, presetIssues } from '@site/data-types/booking-lists';
import { useCompany } from '@site/store';
import { Field, Select, TextArea, TextInput } from '@site/ui/field';
import { memo, Suspense } from 'react';
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
    <FormPart title="What needs repair?">
      <Field id="booking-appliance" label="Appliance" error={errors.appliance} required>
        <Select autoComplete="off" {...form.register('appliance', clearIssue)}>
          <option value="">Choose an appliance</option>
          {bookingAppliances.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {!appliance || issues.length > 0 ? (
        // A new key makes a new control, because the old one cannot show an answer outside its list.
        <Field key={appliance} id="booking-issue" label="Issue" error={errors.issue} required>
          <Select
            autoComplete="off"
            {...form.register('issue', () => issue && dropLines('estimate'))}
          >
            <option value="">{appliance ? 'Choose an issue' : 'Choose the appliance first'}</option>
            {issues.map((name) => (
              <option key={name}>{name}</option>
            ))}
            {appliance && <option value={otherIssue}>Other</option>}
          </Select>
        </Field>
      ) : (
        <Field
          id="booking-issue"
          label="Issue"
          hint={
            appliance === otherAppliance
              ? 'Which appliance it is, and what is wrong with it'
              : 'What is wrong, in a few words'
          }
          error={errors.issue}
          required
        >
          <TextInput autoComplete="off" {...form.register('issue')} />
        </Field>
      )}
      {isFreeIssue({ appliance, issue }) && (
        <Field
          id="booking-otherIssue"
          label="Describe the issue"
          hint="What is wrong, in a few words"
          error={errors.otherIssue}
          required
        >
          <TextInput autoComplete="off" {...form.register('otherIssue')} />
        </Field>
      )}
      <Field
        id="booking-description"
        label="Description"
        hint="Brand, model, sounds, error codes: whatever helps us bring the right part"
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
