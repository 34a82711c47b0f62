import type { RevenueLine } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { formatDate } from '@site/data-types/format';
import { formatAmount } from '@site/client/mail/receipt-words';
import { plural } from '@site/data-types/plural';
import { useCompany } from '@site/store';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import { useLoaded } from '../session/use-loaded';
import { DaysForm } from './DaysForm';
import styles from './Revenue.module.css';

interface LinesProps {
  by: 'Week of' | 'Person' | 'Appliance';
  lines: RevenueLine[];
}

const Lines = ({ by, lines }: LinesProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>By {by.split(' ')[0]?.toLowerCase()}</caption>
    <thead>
      <tr>
        <th scope="col">{by}</th>
        <th scope="col">Jobs</th>
        <th scope="col">Dollars</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ name, jobs, total }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{jobs}</td>
          <td>{formatAmount(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** `2026-11-16` → `Nov 16, 2026`, which fits next to two numbers on a phone. */
const shortDate = (isoDate: string): string => formatDate(isoDate).replace(/^(\w{3})\w*/, '$1');

/** Revenue of finished jobs: by week, person and appliance. */
export function Revenue() {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const [days, setDays] = useState({ from: addDays(today, -83), to: today });
  const load = useCallback(() => staff().revenue(days.from, days.to), [days]);
  const { last: revenue, failure } = useLoaded(load, `revenue ${days.from} ${days.to}`);
  return (
    <Stack gap="lg">
      <DaysForm days={days} button="Show" send={async (next) => setDays(next)} />
      {failure && <Notice tone="warning" role="status" title={failure} />}
      {!revenue && !failure && <p>Loading the numbers…</p>}
      {revenue && (
        <>
          <p role="status" className={styles.total}>
            {formatAmount(revenue.total)} from {plural(revenue.jobs, 'job')}
          </p>
          <p>
            Jobs count on the day that they were done. A free repair under warranty counts as a job
            without dollars.
          </p>
          {revenue.jobs > 0 && (
            <>
              <Lines
                by="Week of"
                lines={revenue.byWeek.map((line) => ({ ...line, name: shortDate(line.name) }))}
              />
              <Lines by="Person" lines={revenue.byPerson} />
              <Lines by="Appliance" lines={revenue.byAppliance} />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
