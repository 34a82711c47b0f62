import type { VisitWithHistory } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { formatAmount } from '@site/data-types/amount';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, Select, TextArea, TextInput } from '@site/ui/field';
import { type Form, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import * as m from '../messages/visit-panels';
import { againstEstimate, billOf, linesOf, mistakesOf, partNumbers } from './completion';
import type { FinishFields } from './completion';
import { emptyFields } from './finish-draft';
import styles from './JobForm.module.css';

/** Also why a finished job is corrected. */
export type JobFields = FinishFields & { reason?: string };
type Name = keyof JobFields;
type JobAnswers = Form<Name, JobFields>;

interface JobFormProps {
  visit: VisitWithHistory;
  first: Partial<JobFields>;
  /** Key of what is typed in the tab's storage. */
  draft: string;
  /** Whether a reason is needed, because the job is finished already. */
  corrects?: boolean;
  label: string;
  sending: boolean;
  onSend: (fields: JobFields, clear: () => void) => Promise<void>;
  close: () => void;
}

/** The finished work: what was done, its lines with amounts, and how it was paid. */
export function JobForm(props: JobFormProps) {
  const { visit, first, draft, corrects = false, label, sending, onSend, close } = props;
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const form = useForm<Name, JobFields>(
    async (values) => {
      const fields: JobFields = { ...emptyFields, ...values };
      const requested = todayIn(timeZone, new Date(visit.createdAt));
      const errors = {
        ...mistakesOf(fields, { requested, today }),
        ...(corrects && !fields.reason?.trim() && { reason: m.pleaseSayWhy }),
      };
      return Object.keys(errors).length === 0 ? { answers: fields } : { errors };
    },
    { draft, first },
  );
  const { errors, submitCount } = useFormState(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit((fields) => onSend(fields, () => form.clear()));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ErrorSummary
          title={m.pleaseCheck}
          submitCount={submitCount}
          errors={Object.entries(errors).map(([name, message]) => ({
            fieldId: `finish-${name}`,
            message,
          }))}
        />
        {corrects && (
          <Field
            id="finish-reason"
            label={m.whyItIsCorrected}
            hint={m.customerReadsAmountChanges}
            error={errors.reason}
          >
            <TextInput {...form.register('reason')} maxLength={300} />
          </Field>
        )}
        <Field label={m.model} required={false} hint={m.labelEGWm4000hwa}>
          <TextInput {...form.register('model')} maxLength={80} autoCapitalize="characters" />
        </Field>
        <Field label={m.serialNumber} required={false}>
          <TextInput {...form.register('serial')} maxLength={80} autoCapitalize="characters" />
        </Field>
        <Field id="finish-labor" label={m.laborWhatWasDone} error={errors.labor}>
          <TextArea {...form.register('labor')} rows={3} maxLength={1000} />
        </Field>
        <Field id="finish-cost" label={m.costLaborDollars} required={false} error={errors.cost}>
          <TextInput {...form.register('cost')} chars={10} inputMode="decimal" />
        </Field>
        <Parts form={form} />
        <Total form={form} visit={visit} />
        <Field id="finish-paid" label={m.paid} error={errors.paid}>
          <Select {...form.register('paid')}>
            <option value="">{m.chooseHow}</option>
            <option value="card">{m.card}</option>
            <option value="cash">{m.cash}</option>
            <option value="check">{m.check}</option>
            <option value="later">{m.laterByBill}</option>
          </Select>
        </Field>
        <Field id="finish-date" label={m.doneOn} hint={m.warrantyBeginsDay} error={errors.date}>
          <TextInput {...form.register('date')} type="date" max={today} />
        </Field>
        <Field label={m.notes} required={false} hint={m.forStaff}>
          <TextArea {...form.register('notes')} rows={2} maxLength={1000} />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {sending ? m.saving : label}
        </Button>
        <Button variant="ghost" onClick={close}>
          {m.closeLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** One part at first; another one when it is asked for. */
function Parts({ form }: { form: JobAnswers }) {
  const { errors } = useFormState(form);
  const typed = partNumbers.filter((n) => form.get(`part${n}`) || form.get(`price${n}`));
  const [count, setCount] = useState(Math.max(1, typed.at(-1) ?? 1));
  return (
    <>
      {partNumbers.slice(0, count).map((n) => (
        <div key={n} className={styles.part}>
          <Field id={`finish-part${n}`} label={m.partN({ n })} error={errors[`part${n}`]}>
            <TextInput {...form.register(`part${n}`)} maxLength={200} />
          </Field>
          <Field id={`finish-price${n}`} label={m.priceN({ n })} error={errors[`price${n}`]}>
            <TextInput {...form.register(`price${n}`)} inputMode="decimal" />
          </Field>
        </div>
      ))}
      {count < partNumbers.length && (
        <Button variant="ghost" onClick={() => setCount(count + 1)}>
          {m.addAPart}
        </Button>
      )}
    </>
  );
}

/** The sum while it is typed, and the estimate next to it. */
function Total({ form, visit }: { form: JobAnswers; visit: VisitWithHistory }) {
  const typed = useSyncExternalStore(form.subscribe, () => JSON.stringify(form.values()));
  const lines = linesOf({ ...emptyFields, ...(JSON.parse(typed) as object) });
  const bill = lines && billOf(lines, visit.tax);
  const words = againstEstimate(bill?.sum, visit.estimate, visit.isWarranty);
  return (
    <div role="status" className={styles.total}>
      {bill && (
        <p className={styles.sum}>
          {formatAmount(bill.total)}
          {bill.tax > 0 && <span> {m.withTaxSalesTax({ tax: formatAmount(bill.tax) })}</span>}
          {!visit.tax && <span> {m.withoutSalesTax}</span>}
        </p>
      )}
      {words && <p>{words}</p>}
    </div>
  );
}
