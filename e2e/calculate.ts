import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/**
 * Steps through the calculator to its price. Uses the keyboard: each step scrolls the page, so a
 * click could hit the wrong element.
 */
export async function calculate(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Washing Machine', 'Not Draining']) {
    // On a busy machine the page may replace the button between its focus and the key.
    await expect(async () => {
      await button(name).press('Enter');
      await expect(button(name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
    }).toPass();
  }
  await button('Calculate My Repair Cost').press('Enter');
  await expect(page.getByRole('main')).toContainText('$162 - $315');
}
