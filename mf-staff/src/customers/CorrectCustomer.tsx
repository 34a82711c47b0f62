import type { CustomerSummary, PersonFields as Fields } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { Disclosure } from '@site/ui/disclosure';
import { useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import type { FormEvent } from 'react';
import { PersonFields } from '../components/PersonFields';
import { Question } from '../components/Question';
import { staff } from '../lib/backend';
import { checked, personMistakes, personOf } from '../lib/person-fields';
import * as m from '../messages/customers';
import { useQuestionedCall } from '../session/use-questioned-call';

interface CorrectCustomerProps {
  customer: CustomerSummary;
  /** @param phone the customer's, which is their number here */
  onCorrected: (phone: string) => void;
}

/** Corrects what is stored of a customer, in every visit and repair. */
export function CorrectCustomer({ customer, onCorrected }: CorrectCustomerProps) {
  const { name, phone, email, address, zip } = customer;
  const form = useForm<keyof Fields, Fields>(
    async (values) => {
      const person = personOf(values);
      return checked(personMistakes(person), person);
    },
    { first: { name, phone, email, address, zip } },
  );
  const { errors, sending } = useFormState(form);
  const { why, failed, call } = useQuestionedCall();

  const save = (anyway: boolean) =>
    form.submit((answers) =>
      call(async () => onCorrected(await staff().correctCustomer(phone, answers, { anyway }))),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };

  return (
    <Disclosure headingLevel={2} summary={m.correctNamePhoneAddress}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack>
          <p>{m.namePhoneChangeEvery}</p>
          <PersonFields
            register={(field) => form.register(field)}
            errors={errors}
            prefix="customer"
          />
          {failed && <Notice tone="error" title={failed} />}
          {why ? (
            <Question
              why={why}
              label={m.yesMakeThemOne}
              sending={sending}
              onYes={() => void save(true)}
            />
          ) : (
            <Button type="submit" variant="outline" loading={sending}>
              {m.save}
            </Button>
          )}
        </Stack>
      </form>
    </Disclosure>
  );
}
