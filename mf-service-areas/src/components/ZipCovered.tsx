import { todayIn } from '@site/data-types/calendar';
import type { Coverage, EarliestWindow } from '@site/data-types/entities';
import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { asSample } from '@site/ui/sample-note';
import { serviceStats } from '../lib/service-stats';
import { inHours } from '../lib/words';
import { WindowLine } from './WindowLine';

interface ZipCoveredProps {
  coverage: Coverage;
  window: EarliestWindow | null;
}

/** The answer for a served ZIP, with the next steps. */
export function ZipCovered({ coverage, window }: ZipCoveredProps) {
  const { claims, samples, timeZone } = useCompany();
  const { zipCode, region, responseHours } = coverage;
  // Only a free window of today makes the promise true.
  const isToday = window?.date === todayIn(timeZone);
  const sample = serviceStats(zipCode).demonstration;
  return (
    <Notice tone="success" role="group" title="Great! We serve your area">
      <p>
        {zipCode} belongs to {region}.{isToday && ' Call now for same-day service!'}
      </p>
      <WindowLine window={window} />
      <p>What happens next:</p>
      <ol>
        <li>
          You book online or call. During opening hours we confirm within{' '}
          {claims.confirmationMinutes} minutes.
        </li>
        <li>
          {responseHours === undefined || (sample && !samples)
            ? 'A technician arrives in the window that you chose.'
            : `A technician arrives, in ${region} after ${asSample(`${inHours(responseHours)} on average`, sample)}.`}
        </li>
        <li>You hear the price before any work starts.</li>
      </ol>
      <Cluster>
        <CallUs variant="accent" place="zip-checker">
          {isToday ? 'Call for Same-Day Service' : 'Call Now'}
        </CallUs>
        <ButtonLink to={paths.booking}>Book Online Now</ButtonLink>
      </Cluster>
    </Notice>
  );
}
