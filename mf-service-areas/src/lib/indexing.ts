import { fewestFacts } from '../data/fewest-facts';
import type { AreaRecord } from '../data/shapes';

/**
 * Whether search engines may list a ZIP's page. A hundred pages that are filled in from one template
 * make the whole site look worthless to them. So a page is listed if the business's own service
 * figures are on it, or enough sourced facts about this ZIP alone.
 */
export const isListed = ({ stats, facts }: Pick<AreaRecord, 'stats' | 'facts'>): boolean =>
  !stats.demonstration || facts.filter(({ zips }) => zips?.length === 1).length >= fewestFacts;
