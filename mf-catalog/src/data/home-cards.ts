import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplianceSlug } from '@site/data-types/entities';
import { summarise } from './make-records';
import type { Catalogue } from './read-catalogue';
import { ContentError } from './read-yaml';

/** Appliances on the home page, in the order shown. */
const onHome: ApplianceSlug[] = ['washing-machine', 'dryer', 'refrigerator', 'dishwasher'];

/**
 * A fragment of another part's page has no records: what it shows is bundled with it, so the four
 * cards stand in a file made of the appliances' own. `npm run home-cards` writes it anew.
 */
export const homeCardsFile = join(import.meta.dirname, 'home-cards.json');

/** What the file must hold. */
export const homeCards = ({ appliances }: Catalogue): string => {
  const cards = appliances
    .filter(({ slug }) => onHome.includes(slug))
    .map(summarise)
    // The name says it to somebody who has come to the home page.
    .map((card) => ({ ...card, description: undefined }));
  return `${JSON.stringify(cards, null, 2)}\n`;
};

/** @throws ContentError when the file says something else than the appliances */
export function checkHomeCards(catalogue: Catalogue): void {
  if (readFileSync(homeCardsFile, 'utf8') !== homeCards(catalogue)) {
    throw new ContentError(
      'home-cards.json: differs from the appliances; run "npm run home-cards -w mf-catalog"',
    );
  }
}
