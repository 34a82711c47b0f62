import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * How many of some children to render. When a link has opened the page, the first ones come at once
 * and the others in steps of their own, which other work may interrupt. Documents, the way back,
 * whose scroll position needs the whole height, and links to a section render everything.
 * @param all number of children @param first of them at once @param step number of a further step
 */
export function useShown(all: number, first: number, step = 1): number {
  const isDocumentOrBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [shown, setShown] = useState(isDocumentOrBack || hash !== '' ? Infinity : first);
  useEffect(() => {
    if (shown < all) startTransition(() => setShown(shown + step));
  }, [shown, all, step]);
  return shown;
}
