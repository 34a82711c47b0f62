import { plural } from '@site/data-types/plural';
import { useCompany } from '@site/store';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
import type { OwnFigures } from '../data/schema';
import type { ServiceStats } from '../lib/service-stats';
import { inHours } from '../lib/words';

interface AreaFiguresProps {
  /** Null leaves only the warranty. */
  stats: Omit<ServiceStats, 'topAppliances'> | null;
}

/** The service of an area in figures. A label shows whether its figure is a sample. */
export function AreaFigures({ stats }: AreaFiguresProps) {
  const { warrantyDays } = useCompany();
  const label = (text: string) => asSample(text, stats?.demonstration);
  const own = stats && [
    { value: inHours(stats.averageResponseTime), label: label('Average response time') },
    { value: stats.customerSatisfaction.toFixed(1), label: label('Customer rating') },
    { value: stats.monthlyRepairs, label: label('Monthly repairs') },
  ];
  return (
    <StatTiles items={[...(own ?? []), { value: `${warrantyDays} Days`, label: 'Warranty' }]} />
  );
}

interface OwnAreaFiguresProps {
  own: OwnFigures;
  zipCode: string;
}

/** Figures from the business's own books. */
export function OwnAreaFigures({ own, zipCode }: OwnAreaFiguresProps) {
  const { warrantyDays } = useCompany();
  const { visits, hours, problems } = own;
  return (
    <>
      <StatTiles
        items={[
          { value: `${visits}+`, label: `Repairs in ${zipCode} in a year` },
          { value: waitWords(hours), label: 'Usual time from request to visit' },
          { value: `${warrantyDays} Days`, label: 'Warranty' },
        ]}
      />
      {problems.length > 0 && (
        <p>
          Repaired most often in {zipCode}:{' '}
          {problems
            .map(({ appliance, issue }) => `${appliance} (${issue.toLowerCase()})`)
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}

/** `5 hours`, `1 day`, `3 days` */
const waitWords = (hours: number): string =>
  hours < 20
    ? plural(Math.max(1, Math.round(hours)), 'hour')
    : plural(Math.round(hours / 24), 'day');
