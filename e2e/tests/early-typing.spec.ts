import type { Page } from 'playwright/test';
import { expect, live, test } from '../fixtures';

/** Opens a page whose scripts are delayed. @returns lets them load, and waits for the live page */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/releases/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    answer();
    await live(page);
  };
}

const pageOf = (page: Page) => page.locator('main');

test('A search typed and sent with Enter before the page was live opens the best page', async ({
  page,
  complaints,
}) => {
  const comeAlive = await openEarly(page, '/');
  await page.locator('header').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('dryer not heating');
  await page.keyboard.press('Enter');
  await comeAlive();
  await expect(page).toHaveURL(/\/issues\/dryer-not-heating$/);
  expect(complaints).toEqual([]);
});

test('The search for questions uses text typed before the page was live @phone', async ({
  page,
  complaints,
}) => {
  const comeAlive = await openEarly(page, '/faq');
  const search = pageOf(page).getByRole('searchbox');
  await search.pressSequentially('waranty');
  // The visitor moves the cursor to correct a mistake when the page hydrates.
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await comeAlive();
  await page.keyboard.type('r');
  await expect(search).toHaveValue('warranty');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/[?&]q=warranty/);
  await expect(pageOf(page).getByRole('status')).toHaveText(/^[1-9]\d? questions?$/);
  expect(complaints).toEqual([]);
});

test('A category chosen before the page was live filters, besides the filter in the address', async ({
  page,
}) => {
  const comeAlive = await openEarly(page, '/faq?q=warranty');
  const category = pageOf(page).getByLabel('Category');
  await category.selectOption({ index: 2 });
  const chosen = await category.inputValue();
  await comeAlive();
  await expect(category).toHaveValue(chosen);
  await expect(pageOf(page).getByRole('searchbox')).toHaveValue('warranty');
  await expect(page).toHaveURL(/[?&]q=warranty/);
  await expect(page).toHaveURL(/[?&]category=/);
});

test('The search for articles keeps text and tag', async ({ page }) => {
  const comeAlive = await openEarly(page, '/blog');
  await pageOf(page).getByRole('searchbox').fill('dryer');
  await pageOf(page).getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  const tag = await pageOf(page).getByLabel('Tag', { exact: true }).inputValue();
  await comeAlive();
  await expect(page).toHaveURL(/[?&]q=dryer/);
  await expect(page).toHaveURL(new RegExp(`[?&]tag=${tag}`));
  await expect(pageOf(page).getByRole('searchbox')).toHaveValue('dryer');
});

test('The ZIP check of the technicians keeps its digits', async ({ page }) => {
  const comeAlive = await openEarly(page, '/technicians');
  const box = pageOf(page).getByRole('textbox', { name: 'ZIP code' });
  await box.fill('77002');
  await comeAlive();
  await expect(box).toHaveValue('77002');
  await pageOf(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText(/For 77002 in/)).toBeVisible();
});

test('The directory keeps the text and filters by it', async ({ page }) => {
  const comeAlive = await openEarly(page, '/service-areas');
  await pageOf(page).getByRole('searchbox').fill('katy');
  await comeAlive();
  await expect(page).toHaveURL(/[?&]q=katy/);
  await expect(pageOf(page).getByRole('searchbox')).toHaveValue('katy');
  await expect(pageOf(page).getByRole('status').first()).toHaveText(/^[1-9]\d? of 108 ZIP codes/);
});

test('A ZIP in a fragment of the home page is preserved when its part loads', async ({ page }) => {
  const comeAlive = await openEarly(page, '/');
  const form = page.locator('[data-fragment="mf-service-areas/ZipChecker"]');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('77002');
  await comeAlive();
  await expect(form.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('77002');
  // The button is enabled once the component's own state has five digits.
  await expect(form.getByRole('button', { name: 'Check' })).toBeEnabled();
});

test('The parts search keeps the number and its kind', async ({ page }) => {
  const comeAlive = await openEarly(page, '/parts');
  const kinds = pageOf(page).getByRole('radio');
  await kinds.nth(1).check();
  await pageOf(page).locator('[name=q]').fill('WF45');
  await comeAlive();
  await expect(kinds.nth(1)).toBeChecked();
  await expect(kinds.nth(0)).not.toBeChecked();
  await expect(pageOf(page).locator('[name=q]')).toHaveValue('WF45');
  // The component has both: a number enables the button, the label is that of its kind.
  await expect(page.getByRole('button', { name: 'Search Parts' })).toBeEnabled();
});

test('The booking form keeps every kind of answer, and the tab stores them', async ({ page }) => {
  const comeAlive = await openEarly(page, '/book-online');
  const field = (name: string) => pageOf(page).locator(`[name=${name}]`);
  await field('name').fill('Ada');
  await field('phone').fill('7135550142');
  await field('zipCode').fill('77002');
  await field('appliance').selectOption('Dishwasher');
  await field('description').fill('Water stands in it.');
  await pageOf(page).getByRole('radio', { name: '2-4 PM' }).check();
  await comeAlive();
  const all = async () => {
    await expect(field('name')).toHaveValue('Ada');
    await expect(field('phone')).toHaveValue('(713) 555-0142');
    await expect(field('appliance')).toHaveValue('Dishwasher');
    await expect(field('description')).toHaveValue('Water stands in it.');
    await expect(pageOf(page).getByRole('radio', { name: '2-4 PM' })).toBeChecked();
    await expect(page.getByText('✓ We service your area!')).toBeVisible();
  };
  await all();
  // The form shows the list of issues, so it has the answer in its state.
  await expect(field('issue').locator('option')).not.toHaveCount(1);
  await page.unroute('**/releases/**/*.js');
  await page.goto('/warranty');
  await live(page);
  await page.goto('/book-online');
  await live(page);
  await all();
});

test('The warranty form formats a phone number', async ({ page }) => {
  const comeAlive = await openEarly(page, '/warranty');
  await pageOf(page).locator('[name=phone]').fill('7135550142');
  await comeAlive();
  await expect(pageOf(page).locator('[name=phone]')).toHaveValue('(713) 555-0142');
});

test('Letters typed after a click on the search are preserved, and the button shows that it was clicked', async ({
  page,
}) => {
  const comeAlive = await openEarly(page, '/warranty');
  const button = page.locator('header button[aria-haspopup=dialog]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('dry er');
  await page.keyboard.press('Backspace');
  await comeAlive();
  await expect(page.getByRole('dialog').locator('input')).toHaveValue('dry e');
  await expect(button).not.toHaveAttribute('aria-busy');
});
