import type { ReceiptSettings } from '@site/client/staff';
import type { Receipt } from '@site/data-types/entities';
import { formatDate } from '@site/data-types/format';
import { formatAmount, paidWords, receiptTitle } from '@site/client/mail/receipt-words';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import type { Checked, FormErrors, FormValues } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { visitPath } from '../lib/words';
import { useCallForm } from '../session/use-call-form';
import { useLoaded } from '../session/use-loaded';
import styles from './Office.module.css';

/** Bills that are not paid, the latest receipts, and what stands on each. */
export function ReceiptsPage() {
  const load = useCallback(() => staff().receipts(), []);
  const { answer, failure, reload } = useLoaded(load, 'receipts');
  if (!answer)
    return failure ? <Notice tone="error" title={failure} /> : <p>Loading the receipts…</p>;
  const { settings, unpaid, latest } = answer;
  return (
    <Stack gap="lg">
      <section aria-label="Not paid">
        <h2>Not paid</h2>
        {unpaid.length === 0 ? <p>Every bill is paid.</p> : <List receipts={unpaid} />}
      </section>
      <SettingsForm settings={settings} onSaved={() => void reload()} />
      {latest.length > 0 && (
        <section aria-label="Latest receipts">
          <h2>Latest receipts</h2>
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
            {[receipt.name, receipt.appliance, formatDate(receipt.doneOn), paidWords(receipt)]
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
  const link = 'A link begins with https://';
  const errors: FormErrors<Name> = {
    ...(!percent.test(text('taxPercent')) && { taxPercent: 'Percent, e.g. 8.25; 0 for none' }),
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
    <section aria-label="On each receipt">
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <h2>On each receipt</h2>
        <Field label="Sales tax in percent" error={errors.taxPercent}>
          <TextInput
            {...form.register('taxPercent')}
            chars={10}
            inputMode="decimal"
            defaultValue={settings.taxPercent}
          />
        </Field>
        <RadioGroup
          {...form.register('taxLabor')}
          label="The tax is on"
          defaultValue={settings.taxLabor ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: 'Parts and labor' },
            { value: 'no', label: 'Parts alone' },
          ]}
        />
        <Field
          label="Payment page"
          required={false}
          hint="For bills. {amount} and {number} are filled in: https://pay.example/?sum={amount}&bill={number}"
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
          label="Review page"
          required={false}
          hint="Customers are asked for a review two days later, once a year. Empty: never."
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
          Save
        </Button>
        <div role="status">
          {saved && <Notice tone="success" role={undefined} title="Saved." />}
        </div>
      </form>
    </section>
  );
}
