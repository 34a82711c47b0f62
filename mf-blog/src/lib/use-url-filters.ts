import { useLive } from '@site/federation';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDelayed } from './use-delayed';

type Values<Name extends string> = Record<Name, string>;

interface Typed<Name extends string> {
  values: Values<Name>;
  /** Entry of the history in which it was typed. */
  key: string;
  /** Entry in which the typing began; the entries that it wrote carry this. */
  session: string;
}

/**
 * Filters of a list by name, kept in the address. What is typed counts at once; the address follows
 * when the typing pauses, without a new entry in the history. A navigation from elsewhere wins.
 * @returns the filters, empty until the page is live, and a function that sets some
 */
export function useUrlFilters<Name extends string>(
  names: readonly Name[],
): [Values<Name>, (change: Partial<Values<Name>>) => void] {
  const live = useLive();
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
        if (next[name]) search.set(name, next[name]);
        else search.delete(name);
      }
      setParams(search, { replace: true, state: { filters: session } });
    });
  }
  return [values, set];
}

const valuesOf = <Name extends string>(names: readonly Name[], read: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Values<Name>;
