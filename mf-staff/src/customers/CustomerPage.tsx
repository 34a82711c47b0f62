import { formatDate, formatPhone } from '@site/data-types/format';
import { plural } from '@site/data-types/plural';
import { ButtonLink } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { VisitItem } from '../board/VisitItem';
import { staff } from '../lib/backend';
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
        <Link to="/staff/customers">All customers</Link>
        <Notice tone="success" role="status" title="Erased">
          <p>
            {plural(erased.deleted, 'entry', 'entries')} deleted,{' '}
            {plural(erased.anonymised, 'entry', 'entries')} stored without the person, because the
            books need cost and date.
          </p>
        </Notice>
      </Stack>
    );
  if (!answer)
    return failure ? <Notice tone="error" title={failure} /> : <p>Loading the customer…</p>;
  const { customer, visits, records } = answer;
  const address = `${customer.address}, ${customer.zip}`;
  return (
    <Stack gap="lg">
      <Link to="/staff/customers">All customers</Link>
      <div>
        <h2>{customer.name}</h2>
        <p>{[formatPhone(customer.phone), customer.email].filter(Boolean).join(' · ')}</p>
        <p>{address}</p>
      </div>
      <div className={styles.reach}>
        <ButtonLink variant="accent" icon="phone" href={telLink(phone)}>
          Call
        </ButtonLink>
        <ButtonLink variant="outline" icon="pin" href={mapsLink(address)} target="_blank">
          Navigate
        </ButtonLink>
        <ButtonLink variant="outline" icon="calendar" to={`/staff/call?phone=${phone}`}>
          Book a Visit
        </ButtonLink>
      </div>
      <div role="status">
        {corrected > 0 && <Notice tone="success" role={undefined} title="Corrected." />}
      </div>
      <section aria-label="Visits">
        <h2>Visits</h2>
        {visits.length === 0 && <p>No visit is stored.</p>}
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
          title={`${record.applianceType}, ${formatDate(record.serviceDate)}`}
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
