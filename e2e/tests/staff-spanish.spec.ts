import type { Page } from 'playwright/test';
import { isEnglishValue, isIn } from '../audit/languages';
import { violationsOf } from '../axe';
import { homeowner } from '../booking-form';
import { expect, live } from '../fixtures';
import type { Site } from '../site';
import {
  book,
  olga,
  run,
  signIn,
  staffPaths,
  staffTest as test,
  today,
  tuesday,
} from '../staff-site';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
test.use(phone);
const ada = homeowner('0171');

/** Texts of a page that read as English. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, [lang=en]'))
        found.push(node.nodeValue?.trim() ?? '');
    for (const element of body.querySelectorAll('[aria-label], [placeholder]'))
      found.push(
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      );
    return found;
  });
  return [...new Set(texts)].filter((text) => isIn('en', text) || isEnglishValue(text));
}

/** From the search over the page of the issue and its price to a visit of today. @returns its number */
async function bookFromSearch(page: Page, site: Site): Promise<string> {
  await page.clock.install({ time: new Date(tuesday) });
  await page.goto(`${site.origin}/es`);
  await live(page);
  await page.locator('header').getByRole('button', { name: 'Buscar' }).click();
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('secadora no calienta');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/es\/issues\/dryer-not-heating$/);
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Ver su precio' }).first().click();
  await expect(page).toHaveURL(/\/es\/estimate\?/);
  await main.getByRole('link', { name: 'Agendar la cita' }).click();
  await expect(page).toHaveURL(/\/es\/book-online/);
  await expect(main.locator('[name=issue]')).toHaveValue('Not Heating');
  for (const [name, value] of Object.entries(ada)) await main.locator(`[name=${name}]`).fill(value);
  await main.locator('[name=preferredDate]').fill(today);
  await main.getByRole('radio', { name: '12-2 p.m.' }).check();
  await main.getByRole('button', { name: 'Agendar la cita' }).click();
  await expect(main.getByRole('heading', { name: '¡Cita agendada!' })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  const [, id = ''] = /(APT-\d{6})$/.exec(page.url()) ?? [];
  const mailTo = async (to: string) =>
    (await site.mailsAbout(id)).find((mail) => mail.to.includes(to))?.text ?? '';
  await expect.poll(() => mailTo(ada.email)).toContain('Problema: No calienta');
  expect(await mailTo(ada.email)).toMatch(/llega el martes, 3 de marzo, 12 p\.m\. - 2 p\.m\.\n/);
  return id;
}

test('A person runs the day in Spanish, and a customer gets the receipt', async ({
  page,
  browser,
  staffSite: site,
}) => {
  const customer = await (await browser.newContext(phone)).newPage();
  const id = await bookFromSearch(customer, site);
  await book(site, { digits: '0172', name: 'Cleo Washington', preferredDate: today });
  await page.goto(`${site.origin}/es/staff`);
  await page.getByLabel('Su correo').fill('ana@x..example');
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(page.getByText('Escriba un correo válido')).toBeVisible();
  await page.getByLabel('Su correo').fill(olga.email);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await page.getByLabel('Código del correo').fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/^El código no es ese, ya venció/)).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await signIn(page, site, olga);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site.origin}/es/staff`);
  await expect(page.getByRole('navigation', { name: 'Personal' })).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/es/staff.webmanifest');

  for (const path of staffPaths(id)) {
    await page.goto(`${site.origin}/es/staff${path}`);
    await expect(page.getByRole('navigation', { name: 'Personal' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await englishOn(page), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect.soft(await violationsOf(page), path).toEqual([]);
  }

  const main = page.locator('main');
  await page.goto(`${site.origin}/es/staff/people`);
  await main.getByRole('button', { name: 'Cambiar' }).first().click();
  await main.getByRole('radio', { name: 'Técnico' }).check();
  await main.getByRole('button', { name: 'Guardar' }).click();
  await expect(main).toContainText('Es el último dueño. Haga dueña a otra persona primero.');

  const moved = await book(site, { digits: '0173', name: 'Dora Diaz' });
  await page.goto(`${site.origin}/es/staff/visit?id=${moved}`);
  await main.getByRole('button', { name: 'Cancelar visita' }).click();
  await run(site, 'move', moved, '--date', '2026-03-12', '--time', '2-4 PM');
  await main.getByRole('button', { name: 'Sí, cancelar esta visita' }).click();
  await expect(main).toContainText('La oficina movió esta visita hace un momento.');
  await main.getByRole('button', { name: 'Sí, cancelar esta visita' }).click();
  await expect(main).toContainText('Cancelada.');
  expect(await englishOn(page)).toEqual([]);

  await page.goto(`${site.origin}/es/staff/visit?id=${id}`);
  await main.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(main.getByText('Confirmada.')).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await main.getByText(`Historial de ${id}`).click();
  await expect(main.getByText('Solicitada por el cliente')).toBeVisible();
  expect(await englishOn(page)).toEqual([]);

  await main.getByRole('button', { name: 'Terminar el trabajo' }).click();
  await main.getByLabel('Mano de obra: qué se hizo').fill('Cambié el elemento');
  await main.getByLabel('Mano de obra, en dólares').fill('200');
  await main.getByLabel('Pagado').selectOption({ label: 'Tarjeta' });
  await main.getByRole('button', { name: 'Terminar y guardar' }).click();
  await expect(main.getByText(/^Terminado\. El registro está guardado\./)).toBeVisible();
  const receipt = async () => {
    const mails = await site.inbox();
    return mails.find(({ to, subject }) => to.includes('ada.0171') && /^Recibo/.test(subject));
  };
  await expect.poll(receipt).toHaveProperty('subject', expect.stringContaining('1001'));
  const { text = '' } = (await receipt()) ?? {};
  expect(text.split('\n').filter((line) => isIn('en', line))).toEqual([]);
  const [link = ''] = /http\S+\/es\/appointment#\S+/.exec(text) ?? [];
  await customer.goto(link);
  const ticket = customer.getByRole('region', { name: 'Recibo 1001' });
  await expect(ticket).toContainText('$200.00');
  await expect(ticket).toContainText('¿Preguntas? Llame al');

  await main.getByRole('button', { name: 'Corregir el trabajo' }).click();
  await main.getByLabel('Mano de obra, en dólares').fill('150');
  await main.getByLabel('Por qué se corrige').fill('Quedamos en $150');
  await main.getByRole('button', { name: 'Guardar la corrección' }).click();
  await expect(page.getByRole('heading', { name: 'Recibo 1003' })).toBeVisible();
  const replaced = async () =>
    (await site.inbox()).find(({ subject }) => /^Recibo 1003/.test(subject))?.text;
  await expect.poll(replaced).toContain('Sustituye el recibo 1001: Quedamos en $150');
  await customer.reload();
  await expect(customer.getByText('Sustituye el recibo 1001: Quedamos en $150')).toBeVisible();
  expect(await violationsOf(customer)).toEqual([]);
  await customer.context().close();
});
