import { appointmentPath } from '@site/data-types/mailed-pages';
import { useLive } from '@site/federation';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ErrorSummary, Field, TextInput } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadBackend } from '../lib/backend';
import { StatusRegion } from '../lib/StatusRegion';
import { formatPhoneField, invalidPhone, phoneDigits } from '../lib/digits';
import { ask } from './ask';
import { Block } from './Block';
import { rememberAppointment } from '../outbox/remember';

/** `apt 123456` → `APT-123456`; empty for anything else. */
function appointmentId(text: string): string {
  const digits = /^\s*(?:apt[\s-]*)?(\d{6})\s*$/i.exec(text)?.[1];
  return digits ? `APT-${digits}` : '';
}

interface Mistakes {
  number?: string;
  phone?: string;
}

const notFound = 'No appointment has this number and this phone together. Please check both.';

/** Finds an appointment by its number and the phone it was booked with. */
export function FindAppointment({ number = '' }: { number?: string }) {
  const live = useLive();
  const navigate = useNavigate();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [searching, setSearching] = useState(false);
  const [failure, setFailure] = useState<string>();

  const search = async (form: FormData) => {
    const id = appointmentId(String(form.get('number')));
    const phone = phoneDigits(String(form.get('phone')));
    const found: Mistakes = {
      ...(!id && { number: 'Please enter the six digits after APT-' }),
      ...(phone.length !== 10 && { phone: invalidPhone }),
    };
    setFailure(undefined);
    setMistakes(found);
    setSubmitCount((count) => count + 1);
    if (found.number || found.phone) return;
    setSearching(true);
    const answer = await ask(({ viewAppointment }) => viewAppointment({ id, phone }), 'find');
    setSearching(false);
    if (answer.status === 'found') {
      rememberAppointment(answer.appointment);
      void navigate(appointmentPath(answer.appointment));
    } else setFailure(answer.status === 'unknown' ? notFound : answer.message);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void search(new FormData(event.currentTarget));
  };

  return (
    <Block title="Find your appointment">
      <form
        method="post"
        noValidate
        onSubmit={submit}
        // Loaded ahead, so that the answer comes sooner after the button is pressed.
        onFocus={() => void loadBackend().catch(() => {})}
      >
        <Stack gap="lg">
          <NeedsScript title="This page needs JavaScript" />
          <ErrorSummary
            title="Please look at these answers again"
            errors={Object.entries(mistakes).map(([name, message]) => ({
              fieldId: `appointment-${name}`,
              message: String(message),
            }))}
            submitCount={submitCount}
          />
          <Field
            id="appointment-number"
            label="Appointment number"
            hint="APT- and six digits, as in our email"
            error={mistakes.number}
            required
          >
            <TextInput
              name="number"
              chars={10}
              defaultValue={number}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
          <Field
            id="appointment-phone"
            label="Phone"
            hint="The number you booked with"
            error={mistakes.phone}
            required
          >
            <TextInput
              name="phone"
              type="tel"
              chars={10}
              inputMode="tel"
              autoComplete="tel-national"
              onChange={(event) => formatPhoneField(event.currentTarget)}
            />
          </Field>
          <StatusRegion>
            {failure && (
              <Notice tone="error" role={undefined}>
                <p>{failure}</p>
                <CallUs place="appointment-not-found" />
              </Notice>
            )}
          </StatusRegion>
          <div>
            <Button type="submit" size="lg" icon="search" loading={searching} disabled={!live}>
              {searching ? 'Looking...' : 'Show My Appointment'}
            </Button>
          </div>
        </Stack>
      </form>
    </Block>
  );
}
