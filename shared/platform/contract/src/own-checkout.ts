import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault';

/** Only a repository has it: not a server's pack, and not a part in a repository of its own. */
const mark = 'shared/platform/contract/src/own-checkout.ts';

const isCheckout = (dir: string): boolean => existsSync(join(dir, mark));

/** The repository that a folder is in. */
function checkoutOf(dir: string): string | undefined {
  if (isCheckout(dir)) return realpathSync(dir);
  const above = dirname(dir);
  return above === dir ? undefined : checkoutOf(above);
}

/**
 * Refuses to run the code of one checkout for a person who is in another one, as with a linked
 * `node_modules`: it would change the site of the first.
 * @param root checkout of the shared packages @param places folder of the person, of the command
 * @throws Fault naming both
 */
export function assertOwnCheckout(root: string, ...places: string[]): void {
  if (!isCheckout(root)) return;
  const called = places.map(checkoutOf).find((dir) => dir && dir !== realpathSync(root));
  if (called === undefined) return;
  throw new Fault(
    `${called}: its packages are those of ${root}, so this would change the site there. Run "npm ci" in ${called}.`,
  );
}
