import { prices, repairOf } from '../../lib/prices';
import type { IssueProps } from './issue-props';

/** What the price does not hold, as its owner says it. */
export function PriceLimits({ issue }: IssueProps) {
  const { excludes } = repairOf(issue.appliance.slug, issue.fault);
  const { quotedBrands } = prices.get(issue.appliance.slug);
  return (
    <>
      {excludes && <p>Not in this price: {excludes}</p>}
      {quotedBrands && <p>{quotedBrands}</p>}
    </>
  );
}
