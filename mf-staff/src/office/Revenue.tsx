import type { RevenueLine } from '@site/client/staff';
import { addDays, todayIn } from '@site/data-types/calendar';
import { shown } from '@site/data-types/shown';
import { formatDate } from '@site/data-types/format';
import { formatAmount } from '@site/data-types/amount';
import { useCompany } from '@site/store';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useCallback, useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/revenue';
import { useLoaded } from '../session/use-loaded';
import { DaysForm } from './DaysForm';
import styles from './Revenue.module.css';

interface LinesProps {
  caption: string;
  /** Heading of the first column. */
  by: string;
  lines: RevenueLine[];
}

const Lines = ({ caption, by, lines }: LinesProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{by}</th>
        <th scope="col">{m.jobs}</th>
        <th scope="col">{m.dollars}</th>
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
      <DaysForm days={days} button={m.show} send={async (next) => setDays(next)} />
      {failure && <Notice tone="warning" role="status" title={failure} />}
      {!revenue && !failure && <p>{m.loadingTheNumbers}</p>}
      {revenue && (
        <>
          <p role="status" className={styles.total}>
            {m.totalFromJobs({ total: formatAmount(revenue.total), count: revenue.jobs })}
          </p>
          <p>{m.jobsCountDayThey}</p>
          {revenue.jobs > 0 && (
            <>
              <Lines
                caption={m.byWeek}
                by={m.weekOf}
                lines={revenue.byWeek.map((line) => ({ ...line, name: shortDate(line.name) }))}
              />
              <Lines caption={m.byPerson} by={m.person} lines={revenue.byPerson} />
              <Lines
                caption={m.byAppliance}
                by={m.appliance}
                lines={revenue.byAppliance.map((line) => ({ ...line, name: shown(line.name) }))}
              />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
