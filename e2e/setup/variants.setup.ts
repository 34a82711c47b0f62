import { remoteNames } from '@site/build/parts';
import { test } from 'playwright/test';
import { buildVariant } from '../variants';

for (const part of ['shell', ...remoteNames] as const) {
  for (const variant of ['older', 'newer'] as const) {
    // No test needs a newer shell: the live one serves as that.
    if (part === 'shell' && variant === 'newer') continue;
    test(`A release of ${part} is built, ${variant} than the live one`, async () => {
      test.setTimeout(600_000);
      await buildVariant(part, variant);
    });
  }
}
