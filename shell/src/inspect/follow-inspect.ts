import { report } from '@site/federation';
import type { DataRouter } from 'react-router';
import type { FederationLoader } from '../remotes/loader';
import { hasInspectParameter } from './inspecting';

export const loadInspector = () => import(/* webpackChunkName: "inspect" */ '.');

/** Shows the inspector while the address has `?inspect`, also after a navigation. */
export function followInspect(router: DataRouter, loader: FederationLoader): void {
  let shown: Promise<() => void> | undefined;
  const follow = () => {
    if (hasInspectParameter() === Boolean(shown)) return;
    if (shown) {
      void shown.then((hide) => hide());
      shown = undefined;
      return;
    }
    shown = loadInspector().then(({ showInspector }) => showInspector(loader, router));
    shown.catch((error: unknown) => report('shell/inspect', error));
  };
  follow();
  router.subscribe(follow);
}
