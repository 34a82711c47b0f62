import { assertEnvironment } from '@site/contract/environment';
import { assertOwnCheckout } from '@site/contract/own-checkout';
import { root } from '@site/contract/paths';

/** @throws Fault if a variable is wrong, or if this would act on another checkout */
export function assertCanRun(): void {
  assertOwnCheckout(root, process.cwd(), import.meta.dirname);
  assertEnvironment();
}
