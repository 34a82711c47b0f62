import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDelayed } from './use-delayed';

type Values<Name extends string> = Record<Name, string>;

interface Typed<Name extends string> {
  values: Values<Name>;
  /** History entry in which the text was typed. */
  key: string;
  /** History entry in which the typing began. Entries written by the typing have this key. */
  session: string;
}

/**
 * Filters of a list by name, stored in the address. Typed text filters at once. The address changes
 * when the typing pauses, without a new history entry. Another navigation replaces the filters.
 * @param names of the filters in the address
 * @param live false while the page is rendered or hydrated as its document
 * @returns the filters, empty until the page is live, and a function that sets some
 */
export function useUrlFilters<Name extends string>(
  names: readonly Name[],
  live: boolean,
): [Values<Name>, (change: Partial<Values<Name>>) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const [typed, setTyped] = useState<Typed<Name>>();
  const writing = useDelayed();

  const writtenBy = (state as { filters?: string } | null)?.filters;
  const current = typed && (typed.key === key || typed.session === writtenBy) ? typed : undefined;
  const values =
    current?.values ?? valuesOf(names, (name) => (live ? (params.get(name) ?? '') : ''));

  function set(change: Partial<Values<Name>>) {
    const next = { ...values, ...change };
    const session = current?.session ?? key;
    setTyped({ values: next, key, session });
    writing.later(() => {
      const search = new URLSearchParams(params);
      for (const name of names) {
        // Deleted first, so the same filters have one address however fast they were set.
        search.delete(name);
        if (next[name]) search.set(name, next[name]);
      }
      setParams(search, { replace: true, state: { filters: session } });
    });
  }
  return [values, set];
}

const valuesOf = <Name extends string>(names: readonly Name[], read: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Values<Name>;
