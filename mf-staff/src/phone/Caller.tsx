import type { Customer, CustomerSummary } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { shown } from '@site/data-types/shown';
import { formatDate, formatPhone } from '@site/data-types/format';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { SearchField } from '@site/ui/search-field';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { phoneDigits } from '../lib/person-fields';
import { isOver, jobOf, visitPath } from '../lib/words';
import * as m from '../messages/call';
import { useLoaded } from '../session/use-loaded';
import styles from './Caller.module.css';

/** After the last letter, so that a name is one question to the server. */
const pauseMs = 350;
const most = 6;

interface CallerProps {
  /** The customer was found. */
  onKnown: (customer: CustomerSummary) => void;
  /** The caller is new: what was typed is a name or a phone. */
  onNew: (typed: { name: string } | { phone: string }) => void;
}

/** Finds the caller while the name is typed. */
export function Caller({ onKnown, onNew }: CallerProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const query = typed.trim();
    const timer = setTimeout(() => setAsked(query.length >= 2 ? query : ''), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const load = useCallback(
    async (): Promise<CustomerSummary[] | undefined> =>
      asked ? staff().findCustomers(asked) : undefined,
    [asked],
  );
  const { answer: found, failure } = useLoaded(load);
  const digits = phoneDigits(asked);

  return (
    <div className={styles.root}>
      <SearchField
        label={m.whoCallingNamePhone}
        showLabel
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status" className={styles.words}>
        {failure && <Notice tone="warning" role={undefined} title={failure} />}
        {found && found.length > most && (
          <p>{m.customersMatch({ count: found[0]?.matches ?? found.length })}</p>
        )}
        {found?.length === 0 && <p>{m.noCustomerMatchesAsked({ asked })}</p>}
      </div>
      {found && (
        <ul role="list" className={styles.list}>
          {found.slice(0, most).map((customer) => (
            <li key={customer.phone}>
              <button type="button" className={styles.entry} onClick={() => onKnown(customer)}>
                <span className={styles.name}>{customer.name}</span>
                <span>
                  {formatPhone(customer.phone)} · {customer.address}, {customer.zip}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        onClick={() => onNew(digits.length === 10 ? { phone: digits } : { name: typed.trim() })}
      >
        {m.newCustomer}
      </Button>
    </div>
  );
}

interface KnownCallerProps {
  phone: string;
  /** Record whose warranty covers the visit; '' for a paid one. */
  warranty: string;
  onWarranty: (record: { id: string; appliance: string }) => void;
}

/** Open visits of the caller, and repairs under warranty. */
export function KnownCaller({ phone, warranty, onWarranty }: KnownCallerProps) {
  const today = todayIn(useCompany().timeZone);
  const load = useCallback((): Promise<Customer> => staff().customer(phone), [phone]);
  const { answer, failure } = useLoaded(load);
  if (!answer) return failure ? <Notice tone="warning" title={failure} /> : null;
  const open = answer.visits.filter((visit) => !isOver(visit));
  const covered = answer.records.filter(({ warrantyEndDate }) => warrantyEndDate >= today);
  return (
    <>
      {open.map((visit) => (
        <Notice
          key={visit.id}
          tone="warning"
          title={m.visitPreferredDatePreferredTime({
            preferredDate: formatDay(visit.preferredDate),
            preferredTime: formatWindow(visit.preferredTime),
          })}
        >
          <Link to={visitPath(visit.id)}>{jobOf(visit)}</Link>
        </Notice>
      ))}
      {covered.map(({ id, applianceType, serviceDate, warrantyEndDate }) => (
        <label key={id} className={styles.warranty}>
          <input
            type="checkbox"
            checked={warranty === id}
            onChange={(event) =>
              onWarranty(
                event.target.checked ? { id, appliance: applianceType } : { id: '', appliance: '' },
              )
            }
          />
          <span>
            {m.freeUnderWarrantyApplianceType({
              applianceType: shown(applianceType),
              serviceDate: formatDate(serviceDate),
              warrantyEndDate: formatDate(warrantyEndDate),
            })}
          </span>
        </label>
      ))}
    </>
  );
}
