import { listed } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { DefinitionList } from '@site/ui/definition-list';
import { Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import type { PlaceRecord } from '../data/shapes';
import { compassPoint, milesBetween } from '../lib/distance';
import { visitWindows } from '../lib/visit-windows';
import { inMiles, plain } from '../lib/words';

/** The side panel: distance, visiting windows and ZIPs. */
export function PlaceFacts({ place }: { place: PlaceRecord }) {
  const { geo, address, hours } = useCompany();
  const { name, at, counties, population, zips } = place;
  const miles = Math.round(milesBetween(geo, at));
  const rows = [
    { term: counties.length > 1 ? 'Counties' : 'County', description: listed(counties) },
    { term: 'Population of its ZIP codes', description: plain(population) },
    {
      term: `From the middle of ${address.city}`,
      description: `${inMiles(miles)} ${compassPoint(geo, at)}, as the crow flies`,
    },
    { term: 'Visits Monday to Friday', description: visitWindows(hours.weekday) },
    { term: 'Visits on weekends', description: visitWindows(hours.weekend) },
  ];
  return (
    <>
      <DefinitionList rows={rows} />
      <Stack gap="sm">
        <h3>ZIP codes of {name}</h3>
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
