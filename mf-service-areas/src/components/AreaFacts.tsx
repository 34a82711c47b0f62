import { applianceName } from '@site/data-types/shown';
import { regionLabel } from '../lib/region-label';
import { formatPrice } from '@site/data-types/format';
import { DefinitionList } from '@site/ui/definition-list';
import { Stack } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { sampleTeam } from '../data/technicians';
import type { ShownArea } from '../lib/shown-area';
import { inMiles, plain } from '../lib/words';
import * as m from '../messages/zip';

/** The side panel. Rows without a figure are left out. */
export function AreaFacts({ area }: { area: ShownArea }) {
  const { city, zipCode, county, region, population, homeValue, stats, technicians } = area;
  const rows: { term: string; description: string | null }[] = [
    { term: m.city, description: city },
    { term: m.zipCode, description: zipCode },
    { term: m.county, description: county },
    { term: m.region, description: regionLabel(region) },
    { term: m.population, description: population === null ? null : plain(population) },
    {
      term: m.medianHomeValue2010,
      description: homeValue === null ? null : formatPrice(homeValue),
    },
  ];
  return (
    <>
      <DefinitionList rows={rows.filter(({ description }) => description !== null)} />
      {stats && (
        <Stack gap="sm">
          <h3>{asSample(m.mostCommonRepairs, stats.demonstration)}</h3>
          <ol>
            {stats.topAppliances.map((slug) => (
              <li key={slug}>{applianceName(slug)}</li>
            ))}
          </ol>
        </Stack>
      )}
      {technicians.length > 0 && (
        <Stack gap="sm">
          <h3>{asSample(m.nearestTechnicians, sampleTeam)}</h3>
          <ul>
            {technicians.map(({ name, zipCode: start, miles, direction }) => (
              <li key={name}>
                {miles === 0
                  ? m.startsDayIn({ name, start })
                  : m.startsDayNearby({ name, distance: inMiles(miles), direction, start })}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  );
}
