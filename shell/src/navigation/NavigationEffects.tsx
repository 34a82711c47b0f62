import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useCallback, useRef } from 'react';
import { useNavigationEffects } from './use-navigation-effects';

/** Makes a navigation feel like one, and says the new page's title to those who hear the site. */
export function NavigationEffects() {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((title: string) => {
    if (region.current) region.current.textContent = title;
  }, []);
  useNavigationEffects(announce);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}
