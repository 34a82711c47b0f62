import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/**
 * Walks through the calculator to its price. By the keyboard: each step scrolls the next one into
 * view, so that a pointer may meet something else than what it went for.
 */
export async function calculate(page: Page): Promise<void> {
  for (const name of ['Washing Machine', 'Not Draining', 'Calculate My Repair Cost']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  }
  await expect(page.getByRole('main')).toContainText('$162 - $315');
}
