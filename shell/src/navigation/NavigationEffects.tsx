import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useCallback, useRef } from 'react';
import { useNavigationEffects } from './use-navigation-effects';

/** Runs the effects of a navigation and announces the new title to screen readers. */
export function NavigationEffects() {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((title: string) => {
    if (region.current) region.current.textContent = title;
  }, []);
  useNavigationEffects(announce);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}
