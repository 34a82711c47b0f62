import type { CustomerSummary } from '@site/client/staff';
import { formatDate, formatPhone } from '@site/data-types/format';
import { plural } from '@site/data-types/plural';
import { Button } from '@site/ui/button';
import { type Checked, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { SearchField } from '@site/ui/search-field';
import { useCallback } from 'react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { staff } from '../lib/backend';
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
    : { errors: { query: 'Please enter at least two characters' } };

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
          label="Name, phone, address or number"
          showLabel
          {...form.register('query')}
          action={<Button type="submit">Find</Button>}
        />
      </form>
      {error && <Notice tone="error" title={error} />}
      <div role="status">
        {asked && isLoading && <p>Loading the customers…</p>}
        {found && (
          <p>
            {found.length === 0
              ? `No customer matches “${asked}”.`
              : found[0]?.matches && found[0].matches > found.length
                ? `${found.length} of ${plural(found[0].matches, 'customer')}. Type more words to see the others.`
                : plural(found.length, 'customer')}
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
                  {plural(customer.visits, 'visit')}
                  {customer.lastVisit && `, last on ${formatDate(customer.lastVisit)}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
