import type { RouteHandle } from '@site/federation';
import { useLocation, useMatches } from 'react-router-dom';
import { preservedDocumentOf } from '../preserved-document';

/** Whether the page stands alone, without the frame of the site. */
export function useOwnFrame(): boolean | undefined {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle ? handle.frame === 'own' : preservedDocumentOf(pathname)?.ownFrame;
}
