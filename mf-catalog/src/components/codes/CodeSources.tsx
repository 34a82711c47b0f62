import { inEnglish } from '@site/data-types/language';
import { Disclosure } from '@site/ui/disclosure';
import type { CodesRecord } from '../../data/shapes';
import * as m from '../../messages/brand-codes';

/** The maker's documents that state the codes of a table. */
export const CodeSources = ({ sources }: Pick<CodesRecord['tables'][number], 'sources'>) => (
  <Disclosure summary={m.whereTheseCodesCome} headingLevel={3}>
    <ul>
      {sources.map(({ title, publisher }) => (
        <li key={title} lang={inEnglish}>
          {publisher}: <cite>{title}</cite>
        </li>
      ))}
    </ul>
  </Disclosure>
);
