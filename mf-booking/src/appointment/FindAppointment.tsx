import { appointmentPath } from '@site/data-types/mailed-pages';
import { useLive } from '@site/federation';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ErrorSummary, Field, TextInput } from '@site/ui/field';
import { useForm, useFormState } from '@site/ui/form';
import type { Checked, FormErrors, FormValues } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadBackend } from '../lib/backend';
import { StatusRegion } from '../lib/StatusRegion';
import { formatPhoneField, invalidPhone, phoneDigits } from '../lib/digits';
import * as m from '../messages/appointment';
import { ask } from './ask';
import { Block } from './Block';
import { rememberAppointment } from '../outbox/remember';

/** `apt 123456` → `APT-123456`; empty for anything else. */
function appointmentId(text: string): string {
  const digits = /^\s*(?:apt[\s-]*)?(\d{6})\s*$/i.exec(text)?.[1];
  return digits ? `APT-${digits}` : '';
}

type Name = 'number' | 'phone';

const check = async ({
  number = '',
  phone = '',
}: FormValues<Name>): Promise<Checked<Name, { id: string; phone: string }>> => {
  const answers = { id: appointmentId(number), phone: phoneDigits(phone) };
  const errors: FormErrors<Name> = {
    ...(!answers.id && { number: m.pleaseEnterSixDigits }),
    ...(answers.phone.length !== 10 && { phone: invalidPhone }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { answers };
};

const notFound = m.noAppointmentNumberPhone;

/** Finds an appointment by its number and the phone it was booked with. */
export function FindAppointment({ number = '' }: { number?: string }) {
  const live = useLive();
  const navigate = useNavigate();
  const form = useForm(check);
  const { errors, sending, submitCount } = useFormState(form);
  const typedPhone = form.register('phone');
  useEffect(() => {
    if (number) form.set('number', number);
  }, [form, number]);

  const search = async (by: { id: string; phone: string }) => {
    const answer = await ask(({ viewAppointment }) => viewAppointment(by), 'find');
    if (answer.status === 'found') {
      rememberAppointment(answer.appointment);
      void navigate(appointmentPath(answer.appointment));
    } else form.setErrors({ form: answer.status === 'unknown' ? notFound : answer.message });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(search);
  };

  return (
    <Block title={m.findYourAppointment}>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        // Loaded ahead, so that the answer comes sooner after the button is pressed.
        onFocus={() => void loadBackend().catch(() => {})}
      >
        <Stack gap="lg">
          <NeedsScript title={m.thisPageNeedsJavaScript} />
          <ErrorSummary
            title={m.pleaseLookTheseAnswers}
            errors={(['number', 'phone'] as const).flatMap((name) => {
              const message = errors[name];
              return message ? [{ fieldId: `appointment-${name}`, message }] : [];
            })}
            submitCount={submitCount}
          />
          <Field
            id="appointment-number"
            label={m.appointmentNumber}
            hint={m.aptSixDigitsEmail}
            error={errors.number}
            required
          >
            <TextInput
              {...form.register('number')}
              chars={10}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
          <Field
            id="appointment-phone"
            label={m.phone}
            hint={m.numberBooked}
            error={errors.phone}
            required
          >
            <TextInput
              {...typedPhone}
              type="tel"
              chars={10}
              inputMode="tel"
              autoComplete="tel-national"
              onChange={(event) => {
                formatPhoneField(event.currentTarget);
                typedPhone.onChange(event);
              }}
            />
          </Field>
          <StatusRegion>
            {errors.form && (
              <Notice tone="error" role={undefined}>
                <p>{errors.form}</p>
                <CallUs place="appointment-not-found" />
              </Notice>
            )}
          </StatusRegion>
          <div>
            <Button type="submit" size="lg" icon="search" loading={sending} disabled={!live}>
              {sending ? m.looking : m.showMyAppointment}
            </Button>
          </div>
        </Stack>
      </form>
    </Block>
  );
}
