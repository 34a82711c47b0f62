import { useCompany } from '@site/store';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';

/** The business in four figures. Three are samples and marked, or hidden with all samples. */
export function Stats() {
  const { rating, reviewCount, responseTime, claims, samples } = useCompany();
  const claimed = [
    {
      value: rating.toFixed(1),
      label: asSample(`from ${reviewCount.toLocaleString('en-US')}+ reviews`),
    },
    { value: claims.repairs, label: asSample(`appliances repaired since ${claims.since}`) },
    { value: `${claims.satisfactionPercent}%`, label: asSample('satisfaction') },
  ];
  return (
    <StatTiles
      items={[...(samples ? claimed : []), { value: responseTime, label: 'usual response time' }]}
    />
  );
}
