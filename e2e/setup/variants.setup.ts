import { remoteNames } from '@site/build/parts';
import { test } from 'playwright/test';
import { makeNewer, makeOlder } from '../variants';

for (const part of remoteNames) {
  test(`Releases of ${part} are made, newer and older than the live one`, async () => {
    test.setTimeout(600_000);
    await makeNewer(part);
    await makeOlder(part);
  });
}

// No test needs a newer shell: the live one serves as that.
test('A release of the shell is made, older than the live one', async () => {
  await makeOlder('shell');
});
