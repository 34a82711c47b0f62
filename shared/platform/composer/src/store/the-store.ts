import { openStore } from '@site/delivery/open-store';
import type { Store } from '@site/delivery/store';

let opened: Store | undefined;

/**
 * The store behind the site's folder.
 * @throws Fault naming the variable that is missing or wrong
 */
export const theStore = (): Store => (opened ??= openStore());

/** Lets the commands of this process use another store, e.g. in a test. */
export function setStore(store: Store | undefined): void {
  opened = store;
}
