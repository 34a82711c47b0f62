import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/**
 * Steps through the calculator to its price. Uses the keyboard: each step scrolls the page, so a
 * click could hit the wrong element.
 */
export async function calculate(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // On a busy machine a step may take the focus between the focus and the key of the next.
  const press = (name: string, done: () => Promise<void>) =>
    expect(async () => {
      await button(name).press('Enter', { timeout: 2_000 });
      await done();
    }).toPass();
  for (const name of ['Washing Machine', 'Not Draining']) {
    await press(name, () =>
      expect(button(name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 }),
    );
  }
  await press('Calculate My Repair Cost', () =>
    expect(button('Calculate My Repair Cost')).toBeHidden({ timeout: 2_000 }),
  );
  await expect(page.getByRole('main')).toContainText('$162 - $315');
  // The result takes the focus a moment later.
  await expect(page.locator('#estimate-result')).toBeFocused();
}
