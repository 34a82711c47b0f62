import { lazyComponent, reloadPage } from '../lib/lazy-component';

/** Has the form library, which the page itself does without. */
const loadMove = async () =>
  (await import(/* webpackChunkName: "appointment-more" */ './MovePanel')).MovePanel;

export const MovePanel = lazyComponent(loadMove, reloadPage);

/** Fetches the panel before it is needed, because the network may be gone by then. */
export const prepareMove = (): void => void loadMove().catch(() => {});

export const Receipts = lazyComponent(
  async () => (await import(/* webpackChunkName: "appointment-more" */ './Receipts')).Receipts,
  reloadPage,
);

export const Photos = lazyComponent(
  async () => (await import(/* webpackChunkName: "appointment-more" */ './Photos')).Photos,
  reloadPage,
);
