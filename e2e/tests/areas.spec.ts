import { todayIn } from '@site/data-types/calendar';
import company from '../../shell/company';
import { expect, live, test } from '../fixtures';

test('The directory filters while the visitor types, and restores the filter from the address @phone', async ({
  page,
}) => {
  await page.goto('/service-areas');
  await live(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('katy');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/of 108/);
  await expect(page).toHaveURL(/q=katy/i);
  await page.getByRole('combobox', { name: 'Region' }).selectOption('West Houston');
  await expect(page).toHaveURL(/region=West/);
  await page.reload();
  await live(page);
  await expect(box).toHaveValue('katy');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('West Houston');
  await box.fill('zzzz');
  await expect(page.getByText('No service areas found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible();
});

test('An area of the map leads to its page, and back @phone', async ({ page }) => {
  await page.goto('/service-areas');
  await live(page);
  const area = page.locator('main svg a[href="/service-area/77494"]').first();
  await area.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service-area\/77494$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('77494');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houston Area Service Coverage');
});

test('A ZIP checked on the home page is filled in on the booking form @phone', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const box = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' });
  await box.scrollIntoViewIfNeeded();
  const check = page.getByRole('main').getByRole('button', { name: 'Check', exact: true });
  // Text typed before the fragment is live counts once it is.
  await box.fill('77449');
  await expect(check).toBeEnabled();
  await check.click();
  await expect(page.getByText('Great! We serve your area')).toBeVisible();
  // The promise for today and the first free window agree.
  const first = page.getByText(/^Earliest free window/).locator('time');
  await expect(first).toBeVisible();
  const isToday = (await first.getAttribute('datetime')) === todayIn(company.timeZone);
  await expect(page.getByText('Call now for same-day service!')).toHaveCount(isToday ? 1 : 0);
  await box.fill('7744');
  await expect(page.getByText('Great! We serve your area')).toHaveCount(0);
  await box.fill('90210');
  await check.click();
  await expect(page.getByText('Expanding to your area soon')).toBeVisible();
  await box.fill('77449');
  await check.click();
  await page.getByRole('link', { name: 'Book Online Now' }).click();
  await expect(page.locator('main [name=zipCode]')).toHaveValue('77449');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
});

test('The technician check names who starts near the ZIP, and none outside the area @phone', async ({
  page,
}) => {
  await page.goto('/technicians');
  await live(page);
  const box = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' });
  const check = page.getByRole('main').getByRole('button', { name: 'Check', exact: true });
  await expect(check).toBeDisabled();
  const named = page.getByRole('main').getByRole('status').getByRole('heading', { level: 3 });
  await box.fill('77002');
  await check.click();
  await expect(page.getByText(/For 77002 in/)).toBeVisible();
  await expect(named).toHaveText([/^Marcus T\./]);
  await box.fill('77494');
  await check.click();
  await expect(page.getByText(/For 77494 in/)).toBeVisible();
  await expect(named).toHaveText([/^Elena R\./, /^Priya S\./]);
  await box.fill('77');
  await expect(page.getByText(/For 77494 in/)).toHaveCount(0);
  await box.fill('10001');
  await check.click();
  await expect(page.getByText("We're expanding to your area soon!")).toBeVisible();
  await expect(named).toHaveCount(0);
});

test('Woodley Park has its own phone; a ZIP page has its own neighbors @phone', async ({
  page,
}) => {
  await page.goto('/service-area/woodley-park');
  await expect(page.getByRole('main')).toContainText('(202) 555-0178');
  await expect(page.getByRole('main')).not.toContainText('(713) 555-0142');
  await page.goto('/service-area/77001');
  await expect(page.getByRole('main').getByText('Population', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Appliance Repair in Houston, TX 77001',
  );
});

test('The page of the second office dials its own number and offers no booking @phone', async ({
  page,
}) => {
  await page.goto('/service-area/woodley-park');
  await live(page);
  const numbers = await page
    .locator(
      'header a[href^="tel:"], main a[href^="tel:"], [aria-label="Call or book"] a[href^="tel:"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(numbers)).toEqual(new Set(['tel:+12025550178']));
  await expect(page.locator('main a[href^="/book-online"]')).toHaveCount(0);
  // On a phone the bar has only the call; wider screens have no bar.
  const narrow = (page.viewportSize()?.width ?? 0) < 500;
  await expect(page.getByRole('region', { name: 'Call or book' }).getByRole('link')).toHaveCount(
    narrow ? 1 : 0,
  );
  await page.locator('footer a[href="/faq"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('header a[href^="tel:"]').first()).toHaveAttribute(
    'href',
    'tel:+17135550142',
  );
});

for (const path of ['/service-areas', '/es/service-areas'])
  test(`No text of a region on ${path} runs into the next column @phone`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('main ul:has(> li a[href*="region="]) > li');
    await expect(cards).toHaveCount(4);
    const over = await cards.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(over).toEqual([0, 0, 0, 0]);
  });
