import { useLive } from '@site/federation';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DirectoryFilter } from './directory-filter';

const none: DirectoryFilter = { text: '', region: '' };

/**
 * The directory's filter, stored in the address (`?q=katy&region=West+Houston`) so that it can be
 * shared and survives a reload. The address changes later than the box, so the typed text is used
 * until then, or letters would be lost.
 */
export function useDirectoryFilter(): [
  DirectoryFilter,
  (change: Partial<DirectoryFilter>) => void,
] {
  const [params, setParams] = useSearchParams();
  const [pending, setPending] = useState<DirectoryFilter | null>(null);
  const live = useLive();
  const inAddress: DirectoryFilter = {
    text: params.get('q') ?? '',
    region: params.get('region') ?? '',
  };
  const caughtUp = pending?.text === inAddress.text && pending.region === inAddress.region;
  if (caughtUp) setPending(null);
  const filter = pending ?? (live ? inAddress : none);

  const change = (changed: Partial<DirectoryFilter>) => {
    const next = { ...filter, ...changed };
    setPending(next);
    setParams(
      { ...(next.text && { q: next.text }), ...(next.region && { region: next.region }) },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}
