import type { PriceRange } from '@site/data-types/entities';
import { appliances } from '../data/appliances';
import type { ListedAppliance } from '../data/appliances';
import { localPrice } from './local-price';

/** An appliance with its price in one ZIP. */
export interface LocalOffer extends ListedAppliance {
  price: PriceRange;
}

/** Every appliance with its local price, in the order of the price list. */
export const localOffers = (zip: string): LocalOffer[] =>
  appliances.map((appliance) => ({
    ...appliance,
    price: localPrice(zip, appliance.slug, appliance.cost),
  }));
