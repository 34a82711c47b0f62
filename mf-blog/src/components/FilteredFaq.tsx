import { plural } from '@site/data-types/plural';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, Select } from '@site/ui/field';
import { SearchField } from '@site/ui/search-field';
import type { FaqRecord } from '../data/shapes';
import { fillText } from '../lib/fill';
import { filterFaq } from '../lib/filter-faq';
import { useUrlFilters } from '../lib/use-url-filters';
import { EmptyState } from './EmptyState';
import { FaqList } from './FaqList';
import styles from './Filters.module.css';
import { NoSearch } from './NoSearch';

const none = { q: '', category: '' };

/** All questions with a search and a category filter. */
export function FilteredFaq({ categories, entries }: FaqRecord) {
  const company = useCompany();
  const [typed, setFilters] = useUrlFilters(['q', 'category']);
  const category = categories.includes(typed.category) ? typed.category : '';
  const found = filterFaq(entries, { q: typed.q, category }, ({ text }) => fillText(text, company));
  return (
    <>
      <NoSearch>All {plural(entries.length, 'question')} stand below.</NoSearch>
      <div role="search" className={styles.root}>
        <SearchField
          label="Search questions"
          placeholder="Search questions..."
          value={typed.q}
          onChange={({ target }) => setFilters({ q: target.value })}
        />
        <Field label="Category">
          <Select
            value={category}
            onChange={({ target }) => setFilters({ category: target.value })}
          >
            <option value="">All</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="status" className={styles.count}>
        {plural(found.length, 'question')}
      </p>
      {found.length > 0 ? (
        <FaqList categories={categories} entries={found} />
      ) : (
        <EmptyState
          title="No FAQs Found"
          text="Try adjusting your search terms or category filter."
        >
          <Button variant="outline" size="sm" onClick={() => setFilters(none)}>
            Show all questions
          </Button>
        </EmptyState>
      )}
    </>
  );
}
