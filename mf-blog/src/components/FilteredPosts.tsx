import { useLive } from '@site/federation';
import { Button } from '@site/ui/button';
import { Field, Select } from '@site/ui/field';
import { SearchField } from '@site/ui/search-field';
import { useUrlFilters } from '@site/ui/url-filters';
import type { BlogRecord } from '../data/shapes';
import { categories as allCategories, tags as allTags } from '../data/taxonomy';
import type { Term } from '../data/taxonomy';
import { filterPosts } from '../lib/filter-posts';
import * as m from '../messages/blog';
import { EmptyState } from './EmptyState';
import styles from './Filters.module.css';
import { NoSearch } from './NoSearch';
import { PostList } from './PostList';

const none = { q: '', category: '', tag: '' };

/** Ignores an unknown slug in the address. */
const known = (slug: string, terms: readonly Term[]) =>
  terms.some((term) => term.slug === slug) ? slug : '';

/** The list of all posts with a search and two filters. */
export function FilteredPosts({ posts, categories, tags }: BlogRecord) {
  const [typed, setFilters] = useUrlFilters(['q', 'category', 'tag'], useLive());
  const filters = {
    q: typed.q,
    category: known(typed.category, allCategories),
    tag: known(typed.tag, allTags),
  };
  const found = filterPosts(posts, filters);
  return (
    <>
      <NoSearch>{m.allStandBelow({ count: posts.length })}</NoSearch>
      <div role="search" className={styles.root}>
        <SearchField
          label={m.searchArticles}
          placeholder={m.searchArticlesPlaceholder}
          value={filters.q}
          onChange={({ target }) => setFilters({ q: target.value })}
        />
        <div className={styles.selects}>
          <Field label={m.category}>
            <Select
              value={filters.category}
              onChange={({ target }) => setFilters({ category: target.value })}
            >
              <option value="">{m.allCategories}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.tag}>
            <Select
              value={filters.tag}
              onChange={({ target }) => setFilters({ tag: target.value })}
            >
              <option value="">{m.allTags}</option>
              {tags.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <p role="status" className={styles.count}>
        {m.articles({ count: found.length })}
      </p>
      {found.length > 0 ? (
        <PostList posts={found} />
      ) : (
        <EmptyState title={m.noArticlesFound} text={m.tryAdjustingSearchTerms}>
          <Button variant="outline" size="sm" onClick={() => setFilters(none)}>
            {m.showAllArticles}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
