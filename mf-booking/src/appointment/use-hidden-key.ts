import { readStored, useSite } from '@site/store';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Address } from './use-address';

/** Whether the browser's own list has the key, so that the page can be opened without it. */
const isStored = (key: string): boolean =>
  readStored('appointments', false, (list) => JSON.stringify(list).includes(`"${key}"`));

/**
 * Takes the key out of the address bar once this browser has stored it: scripts of other companies
 * on the page can read the address. It stays if nothing can be stored, or a reload would require
 * the phone.
 */
export function useHiddenKey(address: Address | null): void {
  const { id = '', key } = address ?? {};
  // Another for each navigation, also to the same link.
  const { key: visit } = useLocation();
  const known = useSite(({ appointments }) => appointments.find((each) => id && each.id === id));
  const isKnown = Boolean(key) && known?.key === key;
  useEffect(() => {
    const { history, location } = window;
    if (!isKnown || !key || location.hash !== `#${id}.${key}` || !isStored(key)) return;
    // Bypass the router: the proof is unchanged. Keep its state for Back.
    history.replaceState(history.state, '', `#${id}`);
  }, [id, key, isKnown, visit]);
}
