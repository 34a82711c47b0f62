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
import * as m from '../messages/zip-checker';
import { WindowLine } from './WindowLine';

interface ZipCoveredProps {
  coverage: Coverage;
  window: EarliestWindow | null;
}

/** The answer for a served ZIP, with the next steps. */
export function ZipCovered({ coverage, window }: ZipCoveredProps) {
  const { claims, samples, timeZone } = useCompany();
  const { zipCode, region = '', responseHours } = coverage;
  // Only a free window of today makes the promise true.
  const isToday = window?.date === todayIn(timeZone);
  const sample = serviceStats(zipCode).demonstration;
  return (
    <Notice tone="success" role="group" title={m.greatServeArea}>
      <p>{(isToday ? m.belongsToToday : m.belongsTo)({ zipCode, region })}</p>
      <WindowLine window={window} />
      <p>{m.whatHappensNext}</p>
      <ol>
        <li>{m.bookOnlineCallDuring({ confirmationMinutes: claims.confirmationMinutes })}</li>
        <li>
          {responseHours === undefined || (sample && !samples)
            ? m.technicianArrivesWindowChose
            : m.arrivesAfter({
                region,
                time: asSample(m.inHoursOnAverage({ inHours: inHours(responseHours) }), sample),
              })}
        </li>
        <li>{m.hearPriceBeforeAny}</li>
      </ol>
      <Cluster>
        <CallUs variant="accent" place="zip-checker">
          {isToday ? m.callSameDayService : m.callNow}
        </CallUs>
        <ButtonLink to={paths.booking}>{m.bookOnlineNow}</ButtonLink>
      </Cluster>
    </Notice>
  );
}
