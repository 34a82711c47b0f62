import { useEffect } from 'react';
import { measure } from '../reports/measure';
import { watchInspectKey } from '../inspect/inspecting';
import { NavigationEffects } from '../navigation/NavigationEffects';
import { ProgressBar } from '../navigation/ProgressBar';
import { Frame } from './Frame';
import { Main } from './Main';
import { useOwnFrame } from './use-own-frame';

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
