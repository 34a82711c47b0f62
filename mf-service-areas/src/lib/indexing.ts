import type { CompanyConfig } from '@site/data-types/company';
import { fewestFacts } from '../data/fewest-facts';
import type { AreaRecord } from '../data/shapes';

/**
 * Whether search engines may list a ZIP's page. A hundred pages that are filled in from one template
 * make the whole site look worthless to them. So a page is listed if the business's own service
 * figures are on it, or enough sourced facts about this ZIP alone.
 * @param which the company's setting
 */
export const isListed = (
  { stats, own, facts }: Pick<AreaRecord, 'stats' | 'own' | 'facts'>,
  which: CompanyConfig['indexZipPages'] = 'earned',
): boolean => which === 'all' || (which === 'earned' && earns({ stats, own, facts }));

const earns = ({ stats, own, facts }: Pick<AreaRecord, 'stats' | 'own' | 'facts'>): boolean =>
  own !== undefined ||
  !stats.demonstration ||
  facts.filter(({ zips }) => zips?.length === 1).length >= fewestFacts;
