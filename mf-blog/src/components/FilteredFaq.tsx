import { useLive } from '@site/federation';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, Select } from '@site/ui/field';
import { SearchField } from '@site/ui/search-field';
import { useUrlFilters } from '@site/ui/url-filters';
import type { FaqRecord } from '../data/shapes';
import { fillText } from '../lib/fill';
import { filterFaq } from '../lib/filter-faq';
import * as m from '../messages/faq';
import { EmptyState } from './EmptyState';
import { FaqList } from './FaqList';
import styles from './Filters.module.css';
import { NoSearch } from './NoSearch';

const none = { q: '', category: '' };

/** All questions with a search and a category filter. */
export function FilteredFaq({ categories, entries }: FaqRecord) {
  const company = useCompany();
  const [typed, setFilters] = useUrlFilters(['q', 'category'], useLive());
  const category = categories.includes(typed.category) ? typed.category : '';
  const found = filterFaq(entries, { q: typed.q, category }, ({ text }) => fillText(text, company));
  return (
    <>
      <NoSearch>{m.allStandBelow({ count: entries.length })}</NoSearch>
      <div role="search" className={styles.root}>
        <SearchField
          label={m.searchQuestions}
          placeholder={m.searchQuestionsPlaceholder}
          value={typed.q}
          onChange={({ target }) => setFilters({ q: target.value })}
        />
        <Field label={m.category}>
          <Select
            value={category}
            onChange={({ target }) => setFilters({ category: target.value })}
          >
            <option value="">{m.all}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="status" className={styles.count}>
        {m.questions({ count: found.length })}
      </p>
      {found.length > 0 ? (
        <FaqList categories={categories} entries={found} />
      ) : (
        <EmptyState title={m.noFAQsFound} text={m.tryAdjustingSearchTerms}>
          <Button variant="outline" size="sm" onClick={() => setFilters(none)}>
            {m.showAllQuestions}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
