import { Disclosure } from '@site/ui/disclosure';
import { readTerms } from '../lib/records';
import * as m from '../messages/appliance-offers';

/** Work that the prices include and do not include, in their owner's words. */
export function PriceTerms() {
  const { included, excluded, quotedBrands } = readTerms();
  return (
    <Disclosure summary={m.whatThesePricesInclude} headingLevel={3}>
      <p>{m.includedNotThesePrices({ included, excluded })}</p>
      <p>{quotedBrands}</p>
    </Disclosure>
  );
}
