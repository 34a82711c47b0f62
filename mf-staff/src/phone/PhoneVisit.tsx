import type { CustomerSummary, PhoneVisit as Visit, StaffVisit } from '@site/client/staff';
import { listedAppliance } from '@site/data-types/booking-lists';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, TextArea, TextInput } from '@site/ui/field';
import { type Form, useForm, useFormState, useFormValue } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { JobFields, PersonFields } from '../components/PersonFields';
import { Question } from '../components/Question';
import { WindowFields } from '../components/WindowFields';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { useLoaded } from '../session/use-loaded';
import { useQuestionedCall } from '../session/use-questioned-call';
import { Caller, KnownCaller } from './Caller';
import { checkPhoneVisit, draftKey, type PhoneField } from './phone-visit';
import styles from './PhoneVisit.module.css';
import { ReadBack } from './ReadBack';
import { TechnicianField } from './TechnicianField';

/** Ids of the controls, to which the summary of mistakes links. */
const fieldIds: Partial<Record<PhoneField | 'form', string>> = {
  preferredDate: 'call-day',
  preferredTime: 'call-window',
};

/** Books a visit for a customer who calls: the caller, the job and the time on one screen. */
export function PhoneVisit() {
  const [search, setSearch] = useSearchParams();
  const [booked, setBooked] = useState<StaffVisit>();
  if (booked)
    return (
      <ReadBack
        visit={booked}
        onNext={() => {
          setSearch({}, { replace: true });
          setBooked(undefined);
        }}
      />
    );
  return (
    <CallForm
      key={search.toString()}
      phone={search.get('phone') ?? ''}
      returns={search.get('returns') ?? ''}
      onBooked={setBooked}
    />
  );
}

/** Empties the form for another call, which has a key of its own. */
function begin(form: CallForm, today: string): void {
  form.clear();
  form.set('idempotencyKey', crypto.randomUUID());
  form.set('preferredDate', today);
}

interface CallFormProps {
  /** Of a customer from whose page the visit is booked; '' for another caller. */
  phone: string;
  /** Number of the visit whose part is fitted; '' for a first visit. */
  returns: string;
  onBooked: (visit: StaffVisit) => void;
}

function CallForm({ phone, returns, onBooked }: CallFormProps) {
  const { timeZone, texts } = useCompany();
  const today = todayIn(timeZone);
  const form = useForm<PhoneField, Visit>(async (values) => checkPhoneVisit(values), {
    draft: draftKey,
  });
  // After a booked visit the stored texts are empty, too.
  useEffect(() => {
    if (!form.get('idempotencyKey')) begin(form, today);
  }, [form, today]);
  const { errors, sending, submitCount } = useFormState(form);
  const { why, failed, call, dropQuestion } = useQuestionedCall();
  const appliance = useFormValue(form, 'appliance');

  const send = (anyway: boolean) =>
    form.submit((visit) =>
      call(
        async () => {
          const answer = await staff().bookByPhone(visit, { anyway });
          form.clear();
          onBooked(answer);
        },
        (field, message) => form.setErrors({ [field]: message }),
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <fieldset>
        <legend>The caller</legend>
        <CallerPart form={form} phone={phone} onAnother={() => begin(form, today)} />
        <PersonFields register={(name) => form.register(name)} errors={errors} prefix="call" />
        {texts && (
          <label className={styles.check}>
            <input type="checkbox" value="yes" {...form.register('texts')} />
            <span>The caller wants texts about this visit</span>
          </label>
        )}
      </fieldset>
      <fieldset>
        <legend>The visit</legend>
        {returns && <FirstVisit id={returns} form={form} />}
        <JobFields
          register={(name) => form.register(name)}
          errors={errors}
          prefix="call"
          appliance={appliance}
        />
        <Field label="Brand" required={false}>
          <TextInput {...form.register('brand')} autoComplete="off" maxLength={60} />
        </Field>
        <WindowPart form={form} onChange={dropQuestion} />
        <TechnicianField form={form} />
        <Field label="Note" required={false} hint="For staff.">
          <TextArea {...form.register('note')} rows={2} maxLength={1000} />
        </Field>
      </fieldset>
      <div className={styles.end}>
        <ErrorSummary
          title="Please ask for"
          submitCount={submitCount}
          errors={Object.entries(errors).map(([name, message]) => ({
            fieldId: fieldIds[name as PhoneField] ?? `call-${name}`,
            message,
          }))}
        />
        {failed && <Notice tone="error" title={failed} />}
        {why ? (
          <Question
            why={why}
            label="Book It Anyway"
            sending={sending}
            onYes={() => void send(true)}
          />
        ) : (
          <Button type="submit" size="lg" fullWidth loading={sending}>
            {sending ? 'Booking…' : 'Book the Visit'}
          </Button>
        )}
      </div>
    </form>
  );
}

type CallForm = Form<PhoneField, Visit>;

interface CallerPartProps {
  form: CallForm;
  /** Of the customer from whose page the person comes. */
  phone: string;
  onAnother: () => void;
}

/** Finds the caller, then shows what is known of them. */
function CallerPart({ form, phone, onAnother }: CallerPartProps) {
  const known = useFormValue(form, 'phone');
  const warranty = useFormValue(form, 'warrantyRecordId');
  // An interrupted call may have been about the same customer.
  const [found, setFound] = useState(phone && form.get('phone') === phone ? phone : undefined);
  const [failed, setFailed] = useState<string>();

  const fill = (customer: Partial<CustomerSummary>) => {
    for (const name of ['name', 'phone', 'email', 'address', 'zip'] as const)
      form.set(name, customer[name] ?? '');
    form.set('warrantyRecordId', '');
    form.clearErrors('name', 'phone', 'email', 'address', 'zip');
    setFound(customer.phone ?? '');
  };

  useEffect(() => {
    if (!/^\d{10}$/.test(phone) || form.get('phone') === phone) return;
    // Of a call that was not booked.
    if (form.get('phone')) onAnother();
    staff()
      .customer(phone)
      .then(
        ({ customer }) => fill(customer),
        (error: unknown) => setFailed(failureOf(error).message),
      );
    // Once for each customer from whose page the person comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phone]);

  return (
    <>
      {failed && <Notice tone="warning" title={failed} />}
      {found === undefined && !known && <Caller onKnown={fill} onNew={fill} />}
      {found && found === known && (
        <KnownCaller
          phone={found}
          warranty={warranty}
          onWarranty={({ id, appliance }) => {
            form.set('warrantyRecordId', id);
            if (appliance) form.set('appliance', listedAppliance(appliance));
          }}
        />
      )}
      {(found !== undefined || known) && (
        <Button
          variant="ghost"
          onClick={() => {
            onAnother();
            setFound(undefined);
          }}
        >
          Another Caller
        </Button>
      )}
    </>
  );
}

function WindowPart({ form, onChange }: { form: CallForm; onChange: () => void }) {
  const { errors } = useFormState(form);
  const date = useFormValue(form, 'preferredDate');
  const time = useFormValue(form, 'preferredTime');
  return (
    <WindowFields
      prefix="call"
      date={date}
      time={time}
      dayError={errors.preferredDate}
      windowError={errors.preferredTime}
      onChange={(next) => {
        form.set('preferredDate', next.date);
        form.set('preferredTime', next.time);
        form.clearErrors('preferredDate', 'preferredTime');
        onChange();
      }}
    />
  );
}

/** The first visit of a repair: its job and technician are those of the second one. */
function FirstVisit({ id, form }: { id: string; form: CallForm }) {
  const load = useCallback(() => staff().visit(id), [id]);
  const { answer: first, failure } = useLoaded(load);
  useEffect(() => {
    if (!first) return;
    form.set('returnsFor', first.id);
    for (const name of ['appliance', 'issue'] as const) form.set(name, first[name]);
    form.set('brand', first.brand ?? '');
    form.set('technician', first.technician?.email ?? '');
  }, [first, form]);
  if (failure) return <Notice tone="warning" title={failure} />;
  const what = first?.parts?.map((part) => part.what).join(', ');
  return <Notice title={`Second visit for ${id}${what ? `: ${what}` : ''}. No visit fee.`} />;
}
