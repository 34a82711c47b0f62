import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { assertOwnCheckout } from './own-checkout';

function checkout(name: string): string {
  const dir = join(temporaryDir('checkouts'), name);
  const mark = join(dir, 'shared/platform/contract/src/own-checkout.ts');
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  return dir;
}

test('code of one checkout is refused for a person in another, and for a command of another', () => {
  const [original, copy] = [checkout('original'), checkout('copy')];
  const inside = join(copy, 'mf-blog');
  mkdirSync(inside);
  const message = `${copy}: its packages are those of ${original}, so this would change the site there. Run "npm ci" in ${copy}.`;
  expect(() => assertOwnCheckout(original, copy)).toThrow(message);
  expect(() => assertOwnCheckout(original, inside)).toThrow(message);
  expect(() => assertOwnCheckout(original, '/', inside)).toThrow(message);
  // A copy inside the original, without packages of its own, finds those of the original.
  const nested = join(original, 'staging');
  mkdirSync(join(nested, 'shared/platform/contract/src'), { recursive: true });
  writeFileSync(join(nested, 'shared/platform/contract/src/own-checkout.ts'), '');
  expect(() => assertOwnCheckout(original, nested)).toThrow(/^.*staging: /);
});

test('its own folder, another name of it, and folders of no checkout are allowed', () => {
  const original = checkout('original');
  const link = join(temporaryDir('links'), 'link');
  symlinkSync(original, link);
  assertOwnCheckout(original, original, join(original, 'shared'), link, '/', temporaryDir('other'));
  // A pack, or the repository of one part, has no sources of the platform.
  assertOwnCheckout(temporaryDir('pack'), original);
});
