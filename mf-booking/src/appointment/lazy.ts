import { lazyComponent, reloadPage } from '../lib/lazy-component';

/** Has the form library, which the page itself does without. */
export const MovePanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "move" */ './MovePanel')).MovePanel,
  reloadPage,
);

export const Photos = lazyComponent(
  async () => (await import(/* webpackChunkName: "appointment-photos" */ './Photos')).Photos,
  reloadPage,
);
