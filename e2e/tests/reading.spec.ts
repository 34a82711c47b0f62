import { expect, live, test } from '../fixtures';

test('Articles are filtered by text, category and tag, and the address keeps the filter @phone', async ({
  page,
}) => {
  await page.goto('/blog');
  await live(page);
  const article = (title: string) => page.getByRole('heading', { level: 2, name: title });
  await page.getByPlaceholder('Search articles...').fill('DRYER');
  await expect(page).toHaveURL(/\?q=DRYER$/);
  await expect(article('Boil-Water Notice')).toHaveCount(0);
  await expect(article('After a Flood')).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption('energy-efficiency');
  await expect(page).toHaveURL(/\?q=DRYER&category=energy-efficiency$/);
  await expect(article('After a Flood')).toHaveCount(0);
  await expect(article('Two Cycles')).toBeVisible();
  await page.getByLabel('Tag', { exact: true }).selectOption('lg');
  await expect(page).toHaveURL(/\?q=DRYER&category=energy-efficiency&tag=lg$/);
  await expect(article('Two Cycles')).toHaveCount(0);
  await expect(article('Slab Houses')).toBeVisible();
  await page.getByPlaceholder('Search articles...').fill('nothing has this');
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page).toHaveURL(/\?q=nothing.*&category=energy-efficiency&tag=lg$/);
  await page.reload();
  await live(page);
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('nothing has this');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('energy-efficiency');
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('lg');
  await expect(page.getByText('No articles found')).toBeVisible();
});

test('The address of a question opens it, one answer at a time @phone', async ({ page }) => {
  await page.goto('/faq');
  await live(page);
  const questions = page.getByRole('main').locator('details summary');
  expect(await questions.count()).toBeGreaterThanOrEqual(20);
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await questions.nth(1).click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0);
  const answer = page.getByRole('main').locator('details [id]').nth(4);
  const id = await answer.getAttribute('id');
  await page.goto(`/faq#${id}`);
  await live(page);
  await expect(page.locator(`details[open] [id="${id}"]`)).toBeVisible();
});

test('One button confirms the newsletter, another ends it', async ({ page, site }) => {
  await page.goto('/blog');
  await live(page);
  const reader = 'reader@home.example';
  await page.getByRole('main').locator('input[type=email]').fill(reader);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const mails = async () => (await site.inbox()).filter(({ to }) => to.includes(reader));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  const link = (path: string) =>
    new RegExp(`http://[^\\s"<>]*${path}\\?token=[^\\s"<>]+`).exec(mail?.text ?? '');
  await page.goto(link('/blog/newsletter/confirm')?.[0] ?? '');
  await live(page);
  await page.getByRole('button', { name: 'Confirm My Subscription' }).click();
  await expect(page.getByRole('main')).toContainText('You are on the list');
  await page.goto(link('/blog/newsletter/leave')?.[0] ?? '');
  await live(page);
  await page.getByRole('button', { name: 'Leave the Newsletter' }).click();
  await expect(page.getByRole('main')).toContainText('You have left the newsletter');
});
