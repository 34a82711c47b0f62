import type { ReceiptSettings } from '@site/client/staff';
import type { Receipt } from '@site/data-types/entities';
import { shown } from '@site/data-types/shown';
import { formatDate } from '@site/data-types/format';
import { formatAmount } from '@site/data-types/amount';
import { paidWords, receiptTitle } from '@site/client/mail/receipt-words';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import type { Checked, FormErrors, FormValues } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { visitPath } from '../lib/words';
import * as m from '../messages/receipts';
import { useCallForm } from '../session/use-call-form';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** Bills that are not paid, the latest receipts, and what stands on each. */
export function ReceiptsPage() {
  const load = useCallback(() => staff().receipts(), []);
  const { answer, failure, reload } = useLoaded(load, 'receipts');
  if (!answer)
    return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingTheReceipts}</p>;
  const { settings, unpaid, latest } = answer;
  return (
    <Stack gap="lg">
      <section aria-label={m.notPaid}>
        <h2>{m.notPaid}</h2>
        {unpaid.length === 0 ? <p>{m.everyBillIsPaid}</p> : <List receipts={unpaid} />}
      </section>
      <SettingsForm settings={settings} onSaved={() => void reload()} />
      {latest.length > 0 && (
        <section aria-label={m.latestReceipts}>
          <h2>{m.latestReceipts}</h2>
          <List receipts={latest} />
        </section>
      )}
    </Stack>
  );
}

const List = ({ receipts }: { receipts: Receipt[] }) => (
  <ul role="list" className={styles.list}>
    {receipts.map((receipt) => {
      const title = `${receiptTitle(receipt)}, ${formatAmount(receipt.total)}`;
      const { appointment } = receipt;
      return (
        <li key={receipt.number} className={styles.receipt}>
          {appointment ? <Link to={visitPath(appointment)}>{title}</Link> : title}
          <span>
            {[
              shown(receipt.name),
              shown(receipt.appliance),
              formatDate(receipt.doneOn),
              paidWords(receipt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      );
    })}
  </ul>
);

type Name = keyof ReceiptSettings;

const percent = /^\d{1,2}(\.\d{1,3})?$/;
const isLink = (text: string): boolean => text === '' || /^https:\/\/\S+\.\S+$/.test(text);

function check(values: FormValues<Name>): Checked<Name, ReceiptSettings> {
  const text = (name: Name) => values[name]?.trim() ?? '';
  const link = m.linkBeginsHttps;
  const errors: FormErrors<Name> = {
    ...(!percent.test(text('taxPercent')) && { taxPercent: m.percentEG8 }),
    ...(!isLink(text('paymentLink')) && { paymentLink: link }),
    ...(!isLink(text('reviewLink')) && { reviewLink: link }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    answers: {
      taxPercent: Number(text('taxPercent')),
      taxLabor: text('taxLabor') !== 'no',
      paymentLink: text('paymentLink'),
      reviewLink: text('reviewLink'),
    },
  };
}

interface SettingsFormProps {
  settings: ReceiptSettings;
  onSaved: () => void;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const [saved, setSaved] = useState(false);
  const { form, errors, sending, onSubmit } = useCallForm<Name, ReceiptSettings>(
    check,
    async (answers) => {
      setSaved(false);
      await staff().setReceipts(answers);
      setSaved(true);
      onSaved();
    },
  );
  return (
    <section aria-label={m.onEachReceipt}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <h2>{m.onEachReceipt}</h2>
        <Field label={m.salesTaxInPercent} error={errors.taxPercent}>
          <TextInput
            {...form.register('taxPercent')}
            chars={10}
            inputMode="decimal"
            defaultValue={settings.taxPercent}
          />
        </Field>
        <RadioGroup
          {...form.register('taxLabor')}
          label={m.theTaxIsOn}
          defaultValue={settings.taxLabor ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: m.partsAndLabor },
            { value: 'no', label: m.partsAlone },
          ]}
        />
        <Field
          label={m.paymentPage}
          required={false}
          hint={m.billsAmountNumberFilled}
          error={errors.paymentLink}
        >
          <TextInput
            {...form.register('paymentLink')}
            type="url"
            autoCapitalize="none"
            defaultValue={settings.paymentLink}
          />
        </Field>
        <Field
          label={m.reviewPage}
          required={false}
          hint={m.customersAskedReviewTwo}
          error={errors.reviewLink}
        >
          <TextInput
            {...form.register('reviewLink')}
            type="url"
            autoCapitalize="none"
            defaultValue={settings.reviewLink}
          />
        </Field>
        {errors.form && <Notice tone="error" title={errors.form} />}
        <Button type="submit" variant="outline" loading={sending}>
          {m.save}
        </Button>
        <div role="status">
          {saved && <Notice tone="success" role={undefined} title={m.saved} />}
        </div>
      </form>
    </section>
  );
}
