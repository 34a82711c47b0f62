import { useCompany } from '@site/store';
import { StatTiles } from '@site/ui/stat-tiles';

/** The business in four figures. */
export function Stats() {
  const { rating, reviewCount, responseTime, claims } = useCompany();
  return (
    <StatTiles
      items={[
        {
          value: rating.toFixed(1),
          label: `from ${reviewCount.toLocaleString('en-US')}+ reviews`,
        },
        { value: claims.repairs, label: `appliances repaired since ${claims.since}` },
        { value: `${claims.satisfactionPercent}%`, label: 'satisfaction' },
        { value: responseTime, label: 'usual response time' },
      ]}
    />
  );
}
