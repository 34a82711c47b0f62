import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { loadBackend } from '../lib/backend';
import { formatPhoneField } from '../lib/digits';
import type { WarrantyAnswer } from './look-up-warranty';
import { warrantyResolver } from '../lib/open-warranty-desk';
import type { WarrantyDesk } from '../lib/open-warranty-desk';
import { useClearedErrors } from '../lib/use-cleared-errors';
import { warrantyFields } from './warranty-query';
import type { WarrantyInput, WarrantyQuery } from './warranty-query';

type Answer = Exclude<WarrantyAnswer, { state: 'invalid' }>;

interface WarrantyFormProps {
  /** Loads what answers the form. */
  openDesk: () => Promise<WarrantyDesk>;
  /** Null when a new look-up begins. */
  onAnswer: (answer: Answer | null, query: WarrantyQuery) => void;
}

/** Asks for what finds a service record. */
export function WarrantyForm({ openDesk, onAnswer }: WarrantyFormProps) {
  const company = useCompany();
  const live = useLive();
  const form = useForm<WarrantyInput, unknown, WarrantyQuery>({
    resolver: warrantyResolver,
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const phone = form.register('phone');
  useClearedErrors(form);

  const ask = async (desk: WarrantyDesk, query: WarrantyQuery) => {
    onAnswer(null, query);
    const answer = await desk.lookUpWarranty(query, company);
    if (answer.state !== 'invalid') {
      onAnswer(answer, query);
      return;
    }
    const field = warrantyFields.find((name) => name === answer.field) ?? 'name';
    form.setError(field, { message: answer.message });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    form.clearErrors('root');
    try {
      const desk = await openDesk();
      await form.handleSubmit((query) => ask(desk, query))(event);
    } catch (error) {
      console.warn('The warranty look-up could not be loaded.', error);
      form.setError('root', {
        message: 'Unable to check warranty status. Please try again or call us directly.',
      });
    }
  };

  const mistakes = warrantyFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: `warranty-${name}`, message }] : [];
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      // The client is there by the time the button is pressed.
      onFocus={() => void loadBackend().catch(() => {})}
    >
      <Stack gap="lg">
        <NeedsScript
          title="The look-up needs JavaScript"
          phone={company.phone}
          rawPhone={company.rawPhone}
        />
        <ErrorSummary
          title="Please look at these answers again"
          errors={mistakes}
          submitCount={submitCount}
        />
        <Field
          id="warranty-phone"
          label="Phone"
          hint="The number you booked with"
          error={errors.phone?.message}
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
          label="Name"
          hint="First or last name, as you booked"
          error={errors.name?.message}
          required
        >
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field
          id="warranty-appliance"
          label="Appliance"
          hint="Type or model, if we have repaired several"
          error={errors.appliance?.message}
          required={false}
        >
          <TextInput autoComplete="off" {...form.register('appliance')} />
        </Field>
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <div>
          <Button type="submit" size="lg" icon="shield" loading={isSubmitting} disabled={!live}>
            {isSubmitting ? 'Checking...' : 'Check Warranty'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
