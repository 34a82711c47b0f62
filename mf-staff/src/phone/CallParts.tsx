import type { CustomerSummary } from '@site/client/staff';
import { listedAppliance } from '@site/data-types/booking-lists';
import { shown } from '@site/data-types/shown';
import { Button } from '@site/ui/button';
import { useFormValue } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import * as m from '../messages/call';
import { useLoaded } from '../session/use-loaded';
import { Caller, KnownCaller } from './Caller';
import type { CallForm } from './phone-visit';

interface CallerPartProps {
  form: CallForm;
  /** Of the customer from whose page the person comes. */
  phone: string;
  /** Empties the form. */
  restart: () => void;
  onAnother: () => void;
}

/** Finds the caller, then shows what is known of them. */
export function CallerPart({ form, phone, restart, onAnother }: CallerPartProps) {
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
    if (form.get('phone')) restart();
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
            restart();
            setFound(undefined);
            onAnother();
          }}
        >
          {m.anotherCaller}
        </Button>
      )}
    </>
  );
}

/** The first visit of a repair: its job and technician are those of the second one. */
export function FirstVisit({ id, form }: { id: string; form: CallForm }) {
  const load = useCallback(() => staff().visit(id), [id]);
  const { answer: first, failure } = useLoaded(load);
  useEffect(() => {
    if (!first) return;
    form.set('returnsFor', first.id);
    form.set('appliance', first.appliance);
    form.set('issue', shown(first.issue));
    form.set('brand', first.brand ?? '');
    form.set('technician', first.technician?.email ?? '');
  }, [first, form]);
  if (failure) return <Notice tone="warning" title={failure} />;
  const what = first?.parts?.map((part) => part.what).join(', ');
  return (
    <Notice title={what ? m.secondVisitForParts({ id, parts: what }) : m.secondVisitFor({ id })} />
  );
}
