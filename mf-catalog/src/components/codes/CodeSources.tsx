import { listed } from '@site/data-types/format';
import { Disclosure } from '@site/ui/disclosure';
import type { CodesRecord } from '../../data/shapes';

type Table = CodesRecord['tables'][number];

const Documents = ({ of }: { of: Table['compared'] }) => (
  <ul>
    {of.map(({ title, publisher }) => (
      <li key={title + publisher}>
        {publisher}: <cite>{title}</cite>
      </li>
    ))}
  </ul>
);

/** The documents that state the codes of a table, and what could be read of them. */
export function CodeSources({
  sources,
  compared,
  codes,
}: Pick<Table, 'sources' | 'compared' | 'codes'>) {
  const onlyListed = codes.filter(({ seenIn }) => seenIn === 'lists').map(({ code }) => code);
  return (
    <Disclosure summary="Where these codes come from" headingLevel={3}>
      <Documents of={sources} />
      {compared.length > 0 && (
        <>
          <p>Not every page of these could be opened. The meanings were also compared with:</p>
          <Documents of={compared} />
        </>
      )}
      {onlyListed.length > 0 && (
        <p>
          {listed(onlyListed)}: read in lists of technicians, and not yet in the maker’s own table.
          If your manual says something else, follow the manual.
        </p>
      )}
    </Disclosure>
  );
}
