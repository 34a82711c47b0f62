import { Disclosure } from '@site/ui/disclosure';
import { readTerms } from '../lib/records';

/** Work that the prices include and do not include, in their owner's words. */
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
