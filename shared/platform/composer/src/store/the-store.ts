import { openStore } from '@site/delivery/open-store';
import type { Store } from '@site/delivery/store';

let opened: Store | undefined;

/**
 * The store behind the site's folder.
 * @throws Fault naming the variable that is missing or wrong
 */
export const theStore = (): Store => (opened ??= openStore());
