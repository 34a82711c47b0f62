import { test } from 'playwright/test';
import { compose } from '../global-setup';

test('The site is built for development', async () => {
  test.setTimeout(900_000);
  await compose('development');
});
