import { repairOf } from '../../lib/prices';
import { prices } from '../../lib/records';
import type { IssueProps } from './issue-props';

/** Work that the price does not include, in its owner's words. */
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
