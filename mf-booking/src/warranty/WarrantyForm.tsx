import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, TextInput } from '@site/ui/field';
import { useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { PhoneText } from '@site/ui/phone-text';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import type { FormEvent } from 'react';
import { loadBackend } from '../lib/backend';
import { formatPhoneField } from '../lib/digits';
import * as m from '../messages/warranty';
import { checkQuery, loadLookUp } from './lazy';
import type { WarrantyAnswer } from './look-up';
import { warrantyFields } from './warranty-query';
import type { WarrantyQuery } from './warranty-query';

interface WarrantyFormProps {
  /** Whether a ticket is shown, whose button is then the next step. */
  found: boolean;
  /** At each focus. */
  onFocus: () => void;
  /** Null when a new look-up begins. */
  onAnswer: (answer: WarrantyAnswer | null, query: WarrantyQuery) => void;
}

/** Asks for the phone and name that a service record is found by. */
export function WarrantyForm({ found, onFocus, onAnswer }: WarrantyFormProps) {
  const company = useCompany();
  const live = useLive();
  const form = useForm(checkQuery);
  const { errors, sending, submitCount } = useFormState(form);
  const phone = form.register('phone');

  const ask = async (query: WarrantyQuery) => {
    onAnswer(null, query);
    const { lookUpWarranty } = await loadLookUp();
    const answer = await lookUpWarranty(query, company);
    if (answer.state !== 'invalid') {
      onAnswer(answer, query);
      return;
    }
    const field = warrantyFields.find((name) => name === answer.field) ?? 'name';
    form.setErrors({ [field]: answer.message });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    form.clearErrors('form');
    try {
      await form.submit(ask);
    } catch (error) {
      console.warn('The warranty look-up could not be loaded.', error);
      form.setErrors({
        form: m.unableCheckWarrantyStatus,
      });
    }
  };

  const mistakes = warrantyFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `warranty-${name}`, message }] : [];
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => {
        onFocus();
        // Loaded ahead, so that the answer comes sooner after the button is pressed.
        loadBackend().catch(() => {});
      }}
    >
      <Stack gap="lg">
        <NeedsScript title={m.lookUpNeedsJavaScript} />
        <ErrorSummary
          title={m.pleaseLookTheseAnswers}
          errors={mistakes}
          submitCount={submitCount}
        />
        <Field
          id="warranty-phone"
          label={m.phone}
          hint={m.numberBooked}
          error={errors.phone}
          required
        >
          <TextInput
            {...phone}
            type="tel"
            chars={10}
            inputMode="tel"
            autoComplete="tel-national"
            onChange={(event) => {
              formatPhoneField(event.currentTarget);
              return phone.onChange(event);
            }}
          />
        </Field>
        <Field
          id="warranty-name"
          label={m.nameLabel}
          hint={m.firstLastNameBooked}
          error={errors.name}
          required
        >
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field
          id="warranty-appliance"
          label={m.appliance}
          hint={m.typeModelRepairedSeveral}
          error={errors.appliance}
          required={false}
        >
          <TextInput autoComplete="off" {...form.register('appliance')} />
        </Field>
        {errors.form && (
          <Notice tone="error">
            <PhoneText place="warranty-failed">{errors.form}</PhoneText>
          </Notice>
        )}
        <div>
          <Button
            type="submit"
            variant={found ? 'outline' : 'primary'}
            size="lg"
            icon="shield"
            loading={sending}
            disabled={!live}
          >
            {sending ? m.checking : m.checkWarranty}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
