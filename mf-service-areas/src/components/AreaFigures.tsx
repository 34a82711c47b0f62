import { useCompany } from '@site/store';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
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
