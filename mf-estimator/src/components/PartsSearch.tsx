import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { RadioGroup } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { SearchField } from '@site/ui/search-field';
import type { FormEvent, RefObject } from 'react';
import { numberKinds } from '../data/numbers';
import type { NumberKind } from '../data/numbers';
import { useSupplierSearch } from '../lib/use-supplier-search';
import * as m from '../messages/parts';
import styles from './PartsSearch.module.css';

interface PartsSearchProps {
  kind: NumberKind;
  onKind: (kind: NumberKind) => void;
  query: string;
  onQuery: (query: string) => void;
  /** The text box, so that a number can be put there with focus. */
  box: RefObject<HTMLInputElement | null>;
}

/** The search form. The supplier's site shows the results. */
export function PartsSearch({ kind, onKind, query, onQuery, box }: PartsSearchProps) {
  const { partsSupplier } = useCompany();
  const { searching, opened, search } = useSupplierSearch();
  const chosen = numberKinds.find(({ value }) => value === kind);

  function submit(event: FormEvent) {
    event.preventDefault();
    search(query, kind);
  }

  return (
    <Stack as="div">
      <form onSubmit={submit} aria-label={m.partsSearch}>
        <Stack>
          <RadioGroup
            label={m.searchBy}
            name="kind"
            options={numberKinds.map(({ value, label, hint }) => ({ value, label, hint }))}
            value={kind}
            onChange={(event) => onKind(event.target.value as NumberKind)}
            inline
          />
          <div className={styles.row}>
            <SearchField
              ref={box}
              className={styles.field}
              label={chosen?.label ?? ''}
              showLabel
              name="q"
              value={query}
              onChange={(event) => onQuery(event.target.value)}
              placeholder={chosen && m.forExample(chosen)}
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
            />
            <Button
              type="submit"
              className={styles.submit}
              loading={searching}
              disabled={query.trim() === ''}
            >
              {searching ? m.searching : m.searchParts}
            </Button>
          </div>
        </Stack>
      </form>
      {opened && (
        <Notice tone="success" title={m.resultsQueryOpenedNew({ query: opened.query })}>
          <p>
            {m.noNewTabOpen({
              link: (words) => (
                <a href={opened.url} target="_blank" rel="noopener noreferrer">
                  {words}
                </a>
              ),
              name: partsSupplier.name,
            })}
          </p>
        </Notice>
      )}
    </Stack>
  );
}
