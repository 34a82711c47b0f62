import { listed } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { DefinitionList } from '@site/ui/definition-list';
import { Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import type { PlaceRecord } from '../data/shapes';
import { compassPoint, milesBetween } from '../lib/distance';
import { visitWindows } from '../lib/visit-windows';
import { inMiles, plain } from '../lib/words';
import * as m from '../messages/place';

/** The side panel: distance, visiting windows and ZIPs. */
export function PlaceFacts({ place }: { place: PlaceRecord }) {
  const { geo, address, hours } = useCompany();
  const { name, at, counties, population, zips } = place;
  const miles = Math.round(milesBetween(geo, at));
  const rows = [
    { term: counties.length > 1 ? m.counties : m.county, description: listed(counties) },
    { term: m.populationItsZipCodes, description: plain(population) },
    {
      term: m.middleCity({ city: address.city }),
      description: m.inMilesCompassPointCrowFlies({
        inMiles: inMiles(miles),
        compassPoint: compassPoint(geo, at),
      }),
    },
    { term: m.visitsMondayToFriday, description: visitWindows(hours.weekday) },
    { term: m.visitsOnWeekends, description: visitWindows(hours.weekend) },
  ];
  return (
    <>
      <DefinitionList rows={rows} />
      <Stack gap="sm">
        <h3>{m.zipCodesOfName({ name })}</h3>
        <ul>
          {zips.map(({ zipCode, name: zipName }) => (
            <li key={zipCode}>
              <Link to={`/service-area/${zipCode}`}>
                {zipCode} {zipName}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
}
