import { useCompany } from '@site/store';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
import type { OwnFigures } from '../data/schema';
import type { ServiceStats } from '../lib/service-stats';
import { inHours } from '../lib/words';
import * as m from '../messages/appliance-offers';

interface AreaFiguresProps {
  /** Null leaves only the warranty. */
  stats: Omit<ServiceStats, 'topAppliances'> | null;
}

/** The service of an area in figures. A label shows whether its figure is a sample. */
export function AreaFigures({ stats }: AreaFiguresProps) {
  const { warrantyDays } = useCompany();
  const label = (text: string) => asSample(text, stats?.demonstration);
  const own = stats && [
    { value: inHours(stats.averageResponseTime), label: label(m.averageResponseTime) },
    { value: stats.customerSatisfaction.toFixed(1), label: label(m.customerRating) },
    { value: stats.monthlyRepairs, label: label(m.monthlyRepairs) },
  ];
  return (
    <StatTiles
      items={[...(own ?? []), { value: m.warrantyDaysDays({ warrantyDays }), label: m.warranty }]}
    />
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
          { value: `${visits}+`, label: m.repairsZipCodeYear({ zipCode }) },
          { value: waitWords(hours), label: m.usualTimeRequestVisit },
          { value: m.warrantyDaysDays({ warrantyDays }), label: m.warranty },
        ]}
      />
      {problems.length > 0 && (
        <p>
          {m.repairedMostOften({
            zipCode,
            problems: problems
              .map(({ appliance, issue }) => m.problem({ appliance, issue: issue.toLowerCase() }))
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** `5 hours`, `1 day`, `3 days` */
const waitWords = (hours: number): string =>
  hours < 20
    ? m.hours({ count: Math.max(1, Math.round(hours)) })
    : m.days({ count: Math.round(hours / 24) });
