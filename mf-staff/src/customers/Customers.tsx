import type { CustomerSummary } from '@site/client/staff';
import { formatDate, formatPhone } from '@site/data-types/format';
import { Button } from '@site/ui/button';
import { type Checked, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { SearchField } from '@site/ui/search-field';
import { useCallback } from 'react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { staff } from '../lib/backend';
import * as m from '../messages/customers';
import { useLoaded } from '../session/use-loaded';
import { CustomerPage } from './CustomerPage';
import styles from './Customers.module.css';

/** A search, or the customer that it has found. */
export function Customers() {
  const [search] = useSearchParams();
  const phone = search.get('phone');
  return phone && /^\d{10}$/.test(phone) ? (
    <CustomerPage key={phone} phone={phone} />
  ) : (
    <CustomerSearch />
  );
}

const check = async ({ query = '' }: { query?: string }): Promise<Checked<'query', string>> =>
  query.trim().length >= 2
    ? { answers: query.trim() }
    : { errors: { query: m.pleaseEnterLeastTwo } };

function CustomerSearch() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const form = useForm(check, { first: { query: asked } });
  const { errors } = useFormState(form);
  const load = useCallback(
    async (): Promise<CustomerSummary[] | undefined> =>
      asked ? staff().findCustomers(asked) : undefined,
    [asked],
  );
  const { answer: found, failure, isLoading } = useLoaded(load, asked && `found ${asked}`);
  const error = errors.query ?? failure;

  const find = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async (q) => setSearch({ q }, { replace: true }));
  };

  return (
    <Stack gap="lg">
      <form role="search" onSubmit={find}>
        <SearchField
          label={m.namePhoneAddressNumber}
          showLabel
          {...form.register('query')}
          action={<Button type="submit">{m.findLabel}</Button>}
        />
      </form>
      {error && <Notice tone="error" title={error} />}
      <div role="status">
        {asked && isLoading && <p>{m.loadingTheCustomers}</p>}
        {found && (
          <p>
            {found.length === 0
              ? m.noCustomerMatchesAsked({ asked })
              : found[0]?.matches && found[0].matches > found.length
                ? m.lengthCustomersTypeMore({ length: found.length, count: found[0].matches })
                : m.customerCount({ count: found.length })}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul role="list" className={styles.list}>
          {found.map((customer) => (
            <li key={customer.phone}>
              <Link className={styles.entry} to={`/staff/customers?phone=${customer.phone}`}>
                <span className={styles.name}>{customer.name}</span>
                <span>
                  {formatPhone(customer.phone)} · {customer.address}, {customer.zip}
                </span>
                <span className={styles.facts}>
                  {customer.lastVisit
                    ? m.visitsLastOn({
                        count: customer.visits,
                        date: formatDate(customer.lastVisit),
                      })
                    : m.visitCount({ count: customer.visits })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
