import { isIn } from '../audit/languages';
import { violationsOf } from '../axe';
import { dayAhead, homeowner, storedAppointments } from '../booking-form';
import { expect, live, test } from '../fixtures';

test('A homeowner books in Spanish on a phone and finds the visit again @phone', async ({
  page,
  site,
}) => {
  const who = homeowner('0193');
  await page.goto('/es');
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('main').getByRole('link', { name: 'Agendar una cita' }).first().click();
  await expect(page).toHaveURL(/\/es\/book-online$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agende su cita');

  await page.getByRole('button', { name: 'Agendar la cita' }).click();
  await expect(page.locator('main [name=name]')).toHaveAttribute('aria-invalid', 'true');
  for (const fault of await page.locator('main [aria-invalid=true] ~ *').allTextContents())
    expect(isIn('en', fault)).toBe(false);

  for (const [name, value] of Object.entries(who))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('main [name=appliance]').selectOption({ label: 'Lavadora' });
  await page.locator('main [name=issue]').selectOption({ label: 'No desagua' });
  await page.locator('main [name=description]').fill('Queda agua en el tambor.');
  await page.locator('main [name=preferredDate]').fill(dayAhead(12));
  await page.getByRole('radio', { name: '2-4 p.m.' }).check();
  await page.getByRole('button', { name: 'Agendar la cita' }).click();
  await expect(page.getByRole('heading', { name: '¡Cita agendada!' })).toBeVisible();
  await expect(page).toHaveURL(/\/es\/book-online\?confirmed=APT-\d{6}$/);

  const [, id = ''] = /(APT-\d{6})$/.exec(page.url()) ?? [];
  await expect.poll(async () => (await site.mailsAbout(id)).length).toBe(2);
  const [mail] = (await site.mailsAbout(id)).filter(({ to }) => to === who.email);
  expect(mail?.subject).toContain(`Cita ${id}`);
  expect(mail?.text).toContain('Aparato: Lavadora');
  expect(mail?.text).toContain(`${site.origin}/es/appointment#${id}`);

  // The database has the values of its lists.
  expect(await site.appointmentsOf(who.phone)).toMatchObject([
    { appliance: 'Washing Machine', issue: 'Not Draining' },
  ]);
  expect(await storedAppointments(page)).toMatchObject([{ appliance: 'Washing Machine' }]);

  await page
    .getByRole('link', { name: 'Ver su cita' })
    .or(page.getByRole('link', { name: 'Cambiar o cancelar' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/es\/appointment#APT-/);
  await expect(page.locator('main').getByText('Lavadora').first()).toBeVisible();
});

test('The search reads Spanish without accents, and codes @phone', async ({ page }) => {
  await page.goto('/es/faq');
  await live(page);
  await page.locator('header').getByRole('button', { name: 'Buscar' }).click();
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('refrigerador no enfria');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText('El refrigerador no enfría');
  await expect(first).toContainText(/Reparación · \$\d+/);
  await box.fill('lavadora samsung 5c');
  await expect(first).toContainText('Samsung, lavadora: 5C');
  await box.fill('la secadora no calienta');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/es\/issues\/dryer-not-heating$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La secadora no calienta');
});

test('The other language opens at the same place, with what was typed', async ({ page }) => {
  await page.goto('/book-online?appliance=dryer#booking-name');
  await live(page);
  await page.locator('main [name=name]').fill('Ada Homeowner');
  await page.locator('main [name=description]').click();
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/book-online\?appliance=dryer#booking-name$/);
  await live(page);
  await expect(page.locator('main [name=name]')).toHaveValue('Ada Homeowner');
  await expect(page.locator('main [name=appliance]')).toHaveValue('Dryer');
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/book-online\?appliance=dryer#booking-name$/);
});

test('A click stays in the language, Back and a press of the name as well', async ({
  page,
  complaints,
}) => {
  await page.goto('/es/service-areas');
  await live(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('footer').getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL(/\/es\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/es\/service-areas$/);
  await page.locator('header').getByRole('link', { name: 'Fieldbook' }).click();
  await expect(page).toHaveURL(/\/es$/);
  const scripts = requests.filter((url) => /\/releases\/.*\.(?:js|json)$/.test(url));
  expect(scripts.length).toBeGreaterThan(0);
  // Nothing of the English edition.
  expect(scripts.filter((url) => !url.includes('/es/'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('An unknown address below /es gets the Spanish page', async ({ page }) => {
  const answer = await page.goto('/es/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await expect(page.locator('header').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/',
  );
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });

  test('gets one line, and none after it was closed', async ({ page }) => {
    await page.goto('/estimate');
    await live(page);
    const line = page
      .locator('[data-dock]')
      .getByRole('link', { name: 'Ver esta página en español' });
    await expect(line).toHaveAttribute('href', '/es/estimate');
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await live(page);
    // Notices load three seconds after a page is live.
    await page.waitForTimeout(4000);
    await expect(line).toBeHidden();
  });
});

for (const path of [
  '/es',
  '/es/appliances',
  '/es/issues/dryer-not-heating',
  '/es/brands/samsung/codes',
  '/es/book-online',
  '/es/estimate',
  '/es/faq',
  '/es/service-area/77449',
])
  test(`${path} is accessible @phone`, async ({ page }) => {
    await page.goto(path);
    await live(page);
    expect(await violationsOf(page)).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });
