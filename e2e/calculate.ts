import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/**
 * Steps through the calculator to its price. Uses the keyboard: each step scrolls the page, so a
 * click could hit the wrong element.
 */
export async function calculate(page: Page): Promise<void> {
  for (const name of ['Washing Machine', 'Not Draining', 'Calculate My Repair Cost']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  }
  await expect(page.getByRole('main')).toContainText('$162 - $315');
}
