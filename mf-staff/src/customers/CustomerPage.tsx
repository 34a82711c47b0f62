import { formatDate, formatPhone } from '@site/data-types/format';
import { shown } from '@site/data-types/shown';
import { ButtonLink } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { VisitItem } from '../board/VisitItem';
import { staff } from '../lib/backend';
import * as m from '../messages/customers';
import { useLoaded } from '../session/use-loaded';
import { mapsLink, telLink } from '../lib/words';
import { RecordTicket } from '../visit/RecordTicket';
import { CorrectCustomer } from './CorrectCustomer';
import { CustomerData } from './CustomerData';
import type { Erased } from './CustomerData';
import styles from './Customers.module.css';

/** A customer's visits, repairs with their warranties, and data. */
export function CustomerPage({ phone }: { phone: string }) {
  const load = useCallback(() => staff().customer(phone), [phone]);
  const { answer, failure, reload } = useLoaded(load, `customer ${phone}`);
  const navigate = useNavigate();
  const [corrected, setCorrected] = useState(0);
  const [erased, setErased] = useState<Erased>();
  // Nothing of the customer stays on the screen either.
  if (erased)
    return (
      <Stack gap="lg">
        <Link to="/staff/customers">{m.allCustomers}</Link>
        <Notice tone="success" role="status" title={m.erased}>
          <p>
            {m.entriesDeletedEntriesStored({ count: erased.deleted, count2: erased.anonymised })}
          </p>
        </Notice>
      </Stack>
    );
  if (!answer)
    return failure ? <Notice tone="error" title={failure} /> : <p>{m.loadingTheCustomer}</p>;
  const { customer, visits, records } = answer;
  const address = `${customer.address}, ${customer.zip}`;
  return (
    <Stack gap="lg">
      <Link to="/staff/customers">{m.allCustomers}</Link>
      <div>
        <h2>{customer.name}</h2>
        <p>{[formatPhone(customer.phone), customer.email].filter(Boolean).join(' · ')}</p>
        <p>{address}</p>
      </div>
      <div className={styles.reach}>
        <ButtonLink variant="accent" icon="phone" href={telLink(phone)}>
          {m.call}
        </ButtonLink>
        <ButtonLink variant="outline" icon="pin" href={mapsLink(address)} target="_blank">
          {m.navigate}
        </ButtonLink>
        <ButtonLink variant="outline" icon="calendar" to={`/staff/call?phone=${phone}`}>
          {m.bookAVisit}
        </ButtonLink>
      </div>
      <div role="status">
        {corrected > 0 && <Notice tone="success" role={undefined} title={m.corrected} />}
      </div>
      <section aria-label={m.visits}>
        <h2>{m.visits}</h2>
        {visits.length === 0 && <p>{m.noVisitIsStored}</p>}
        <ul role="list">
          {visits.map((visit) => (
            <VisitItem key={visit.id} visit={visit} withTime />
          ))}
        </ul>
      </section>
      {records.map((record) => (
        <RecordTicket
          key={record.id}
          record={record}
          title={`${shown(record.applianceType)}, ${formatDate(record.serviceDate)}`}
        />
      ))}
      <CorrectCustomer
        key={`${corrected} ${JSON.stringify(customer)}`}
        customer={customer}
        onCorrected={(now) => {
          setCorrected(corrected + 1);
          if (now === phone) void reload();
          else void navigate(`/staff/customers?phone=${now}`, { replace: true });
        }}
      />
      <CustomerData customer={customer} onErased={setErased} />
    </Stack>
  );
}
