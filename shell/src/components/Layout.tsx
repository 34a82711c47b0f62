import { useEffect, useCallback, useRef } from 'react';
import { measure } from '../reports/measure';
import { watchInspectKey } from '../inspect/inspecting';
import { ProgressBar } from '../navigation/ProgressBar';
import { Frame } from './Frame';
import { Main } from './Main';
import { useOwnFrame } from './use-own-frame';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useNavigationEffects } from '../navigation/use-navigation-effects';

/** Runs the effects of a navigation, and announces the title of a page whose heading gets no focus. */
function NavigationEffects() {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((title: string) => {
    if (region.current) region.current.textContent = title;
  }, []);
  useNavigationEffects(announce);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}

/** The frame of every page of every part. */
export function Layout() {
  const ownFrame = useOwnFrame();
  useEffect(() => {
    if (!ownFrame) measure();
  }, [ownFrame]);
  useEffect(watchInspectKey, []);
  return (
    <Frame>
      <ProgressBar />
      <NavigationEffects />
      <Main />
    </Frame>
  );
}
