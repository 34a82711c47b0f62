import { writeFileSync } from 'node:fs';
import { homeCards, homeCardsFile } from './home-cards';
import { readCatalogue } from './read-catalogue';

writeFileSync(homeCardsFile, homeCards(readCatalogue()));
