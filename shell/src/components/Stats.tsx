import { locale } from '@site/data-types/language';
import { useCompany } from '@site/store';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
import * as m from '../messages/home';

/** The business in four figures. Three are samples and marked, or hidden with all samples. */
export function Stats() {
  const { rating, reviewCount, responseTime, claims, samples } = useCompany();
  const claimed = [
    {
      value: rating.toFixed(1),
      label: asSample(
        m.fromReviewCountReviews({ reviewCount: reviewCount.toLocaleString(locale) }),
      ),
    },
    {
      value: claims.repairs,
      label: asSample(m.appliancesRepairedSince({ since: claims.since })),
    },
    { value: `${claims.satisfactionPercent}%`, label: asSample(m.satisfaction) },
  ];
  return (
    <StatTiles
      items={[...(samples ? claimed : []), { value: responseTime, label: m.usualResponseTime }]}
    />
  );
}
