import { useLive } from '@site/federation';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The appointment that the page's address names. */
export interface Address {
  /** `APT-` + 6 digits; empty if a link is incomplete. */
  id: string;
  /** Absent in links of older entries. */
  key?: string;
}

/** The fragment that `appointmentPath` writes. */
export function parseAddress(hash: string): Address {
  const [, id = '', key] = /^#(APT-\d{6})(?:\.([\w-]{16,128}))?$/.exec(hash) ?? [];
  return { id, ...(key && { key }) };
}

/**
 * The address of the page, or null for its start. Other anchors of the page, like that of the link
 * to its content, leave the appointment shown.
 */
export function useAddress(): Address | null {
  const live = useLive();
  const { hash } = useLocation();
  const [last, setLast] = useState('');
  const current = hash === '' || hash.startsWith('#APT') ? hash : last;
  if (current !== last) setLast(current);
  return live && current ? parseAddress(current) : null;
}
