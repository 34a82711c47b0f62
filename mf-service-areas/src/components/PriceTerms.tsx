import { Disclosure } from '@site/ui/disclosure';
import { readTerms } from '../lib/costs';

/** What the prices hold and do not hold, as their owner says it. */
export function PriceTerms() {
  const { included, excluded, quotedBrands } = readTerms();
  return (
    <Disclosure summary="What these prices include" headingLevel={3}>
      <p>
        {included} Not in these prices: {excluded}
      </p>
      <p>{quotedBrands}</p>
    </Disclosure>
  );
}
