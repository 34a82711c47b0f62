import type { Browser, Page } from 'playwright/test';
import { embeddedPublicKey } from '@site/client/public-key';
import { expect } from '../fixtures';
import type { Site } from '../site';
import { violationsOf } from '../axe';
import {
  addAsCustomer,
  ben,
  book,
  bookWithKey,
  maria,
  olga,
  run,
  signIn,
  staffTest as test,
  today,
} from '../staff-site';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const visitOf = (site: Site, id: string) => `${site.origin}/staff/visit?id=${id}`;

/** A phone of another person. */
async function phoneOf(browser: Browser, site: Site, person: typeof olga): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, site, person);
  return page;
}

const stateOf = async (site: Site, id: string) =>
  (await site.appointments()).find((each) => each.id === id)?.state;

test('An owner runs a day on a phone, from the sign-in to a finished job', async ({
  page,
  staffSite: site,
  complaints,
}) => {
  const id = await book(site, { digits: '0101' });
  await book(site, { digits: '0102', name: 'Cleo Washington', preferredTime: '4-6 PM' });
  await signIn(page, site, olga);
  await expect(page.getByText('2 visits to confirm')).toBeVisible();
  const window = page.getByRole('region', { name: '12 PM - 2 PM' });
  await expect(window).toContainText('1 of 3 places booked');
  await expect(window.getByRole('link', { name: 'Call Ada Homeowner' })).toHaveAttribute(
    'href',
    'tel:+17135550101',
  );
  await window.getByRole('link', { name: 'Ada Homeowner', exact: true }).click();
  await expect(page).toHaveURL(visitOf(site, id));
  await press(page, 'Confirm');
  await expect(page.getByText('Confirmed.')).toBeVisible();
  await press(page, 'Assign');
  // Ben's area is another one.
  await expect(page.getByText('Without this area: Ben Okafor.')).toBeVisible();
  await page.getByRole('radio', { name: 'Maria Lopez' }).check();
  await press(page, 'Assign');
  await expect(page.getByText('Maria Lopez has this visit now.')).toBeVisible();
  await press(page, 'On the Way');
  await expect(page.getByText('You are on the way.')).toBeVisible();
  const mails = async () =>
    (await site.inbox()).filter(({ to }) => to.includes('ada.0101')).map(({ subject }) => subject);
  await expect.poll(mails).toContainEqual(expect.stringMatching(/on the way/i));

  await press(page, 'Finish the Job');
  await page.getByLabel(/^Model/).fill('DLE3400W');
  await page.getByLabel(/^Serial/).fill('904KWKJ12');
  await page.getByLabel(/^Labor/).fill('Changed the heating element');
  await page.getByLabel('Part 1').fill('Element 5301EL1001J');
  await page.getByLabel('Price 1').fill('40');
  await page.getByLabel(/^Cost of labor/).fill('200');
  await page.getByLabel(/^Paid/).selectOption('card');
  await press(page, 'Finish and Save');
  await expect(page.getByText(/^Finished\. The service record is saved\./)).toBeVisible();
  await expect.poll(mails).toContainEqual(expect.stringMatching(/^Receipt 1001: \$240\.00/));
  const record = page.getByRole('region', { name: 'Service record' });
  await expect(record).toContainText('Warranty untilJune 1, 2026');
  await expect(record).toContainText('ModelDLE3400W');
  await expect(record).toContainText('Serial904KWKJ12');
  await expect(record).toContainText('$240.00');
  await page.getByText(`History of ${id}`).click();
  await expect(page.getByText(/^Done by Olga Owner/)).toBeVisible();
  expect(await stateOf(site, id)).toBe('done');

  // The customer finds the warranty, and the day shows what is left.
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByText('Done or canceled (1)')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('A visit goes from a phone call to a receipt, which is corrected once', async ({
  page,
  browser,
  staffSite: site,
  complaints,
}) => {
  await signIn(page, site, olga);
  await page.goto(`${site.origin}/staff/receipts`);
  await page.getByLabel(/^Sales tax/).fill('8.25');
  await press(page, 'Save');
  await expect(page.getByText('Saved.')).toBeVisible();

  // The phone rings.
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('link', { name: 'Visit by Phone' }).click();
  await page.getByLabel(/^Who is calling/).fill('Rosa Caller');
  await expect(page.getByText(/^No customer matches/)).toBeVisible();
  await press(page, 'New Customer');
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0166');
  await page.getByLabel('Street and number').fill('4 Heron Court');
  await page.getByLabel('ZIP').fill('77002');
  await page.getByLabel(/^Email/).fill('rosa@home.example');
  await page.getByLabel('Appliance').selectOption('Dryer');
  await page.getByLabel('Problem').fill('Not Heating');
  await press(page, 'Book the Visit');
  await expect(page.getByRole('link', { name: 'Please choose a window' })).toBeVisible();
  await page.getByRole('radio', { name: /2 PM - 4 PM/ }).check();
  await page.getByLabel(/^Technician/).selectOption('Maria Lopez');
  await press(page, 'Book the Visit');
  await expect(page.getByRole('heading', { name: /Read it to the caller/ })).toBeFocused();
  const [id = ''] = /APT-\d{6}/.exec(await page.locator('main').innerText()) ?? [];
  const mail = async (subject: RegExp) => {
    const mails = await site.inbox();
    return mails.find((each) => each.to.includes('rosa@') && subject.test(each.subject));
  };
  await expect.poll(() => mail(/^Appointment APT-\d{6}: Tuesday/)).toBeTruthy();

  await page.getByRole('link', { name: 'Open the Visit' }).click();
  await press(page, 'Finish the Job');
  await page.getByLabel(/^Labor/).fill('Changed the heating element');
  await page.getByLabel(/^Cost of labor/).fill('120');
  await page.getByLabel('Part 1').fill('Element');
  await page.getByLabel('Price 1').fill('38.50');
  await expect(page.getByText('$171.58 with $13.08 sales tax')).toBeVisible();
  await page.getByLabel(/^Paid/).selectOption('cash');
  await press(page, 'Finish and Save');
  await expect(page.getByRole('heading', { name: 'Receipt 1001' })).toBeVisible();

  await press(page, 'Correct the Job');
  await page.getByLabel(/^Cost of labor/).fill('100');
  await page.getByLabel(/^Why it is corrected/).fill('Agreed on $100');
  await press(page, 'Save the Correction');
  await expect(page.getByRole('heading', { name: 'Receipt 1003' })).toBeVisible();
  await page.getByText('Taken back (2)').click();
  await expect(page.getByRole('heading', { name: 'Credit 1002 for receipt 1001' })).toBeVisible();

  // The customer has the receipt that holds, by mail and on the page of the visit.
  await expect.poll(() => mail(/^Receipt 1003: \$149\.93/)).toBeTruthy();
  const { text = '' } = (await mail(/^Receipt 1003/)) ?? {};
  expect(text).toContain('Replaces receipt 1001: Agreed on $100');
  const [link = ''] = /http\S+appointment#\S+/.exec(text) ?? [];
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(link);
  const ticket = customer.getByRole('region', { name: 'Receipt 1003' });
  await expect(ticket).toContainText('$149.93');
  expect(await violationsOf(customer)).toEqual([]);
  await customer.emulateMedia({ media: 'print' });
  await expect(ticket).toBeVisible();
  await expect(customer.getByRole('region', { name: 'Dryer repair' })).toBeHidden();
  await customer.context().close();
  expect(link).toContain(id);
  expect(complaints).toEqual([]);
});

test('A part that is ordered on Tuesday is fitted on Friday, and the customer sees it', async ({
  page,
  browser,
  staffSite: site,
  complaints,
}) => {
  const { id, key } = await bookWithKey(site, { digits: '0109' });
  await run(site, 'confirm', id, '--technician', maria.name);
  const customer = await (await browser.newContext()).newPage();
  const atCustomer = async (text: RegExp) => {
    await customer.goto('about:blank');
    await customer.goto(`${site.origin}/appointment#${id}.${key}`);
    await expect(customer.getByText(text)).toBeVisible();
  };
  const technician = await phoneOf(browser, site, maria);
  await technician.goto(visitOf(site, id));
  await press(technician, 'Order a Part');
  await technician.getByLabel('Part', { exact: true }).fill('Heating element');
  await technician.getByLabel(/^From whom/).fill('Parts House');
  await technician.getByLabel(/^Expected on/).fill('2026-03-06');
  await press(technician, 'Part Is Ordered');
  await expect(technician.getByText(/^From Parts House, expected on Friday/)).toBeVisible();
  await technician.context().close();
  await atCustomer(/^We ordered Heating element, and expect it on Friday, March 6\. We call/);

  await signIn(page, site, olga);
  await page.goto(`${site.origin}/staff/parts`);
  await press(page, 'It Is Here');
  await page.getByRole('link', { name: 'Book the Second Visit' }).click();
  await expect(page.getByText(`Second visit for ${id}: Heating element.`)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Homeowner');
  await page.getByLabel('Day').fill('2026-03-06');
  await page.getByRole('radio', { name: /10 AM - 12 PM/ }).check();
  await press(page, 'Book the Visit');
  await page.getByRole('link', { name: 'Open the Visit' }).click();
  await expect(page.getByText('No visit fee')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Earlier visit' })).toContainText(id);
  await atCustomer(/The second visit is on Friday, March 6/);
  await page.goto(`${site.origin}/staff/parts`);
  await expect(page.getByText(/^Second visit:/)).toBeVisible();
  await customer.context().close();
  expect(complaints).toEqual([]);
});

test('A visit that was canceled by mistake is back, and the customer hears nothing of it', async ({
  page,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0107' });
  await signIn(page, site, olga);
  await page.goto(visitOf(site, id));
  await press(page, 'Cancel Visit');
  await press(page, 'Yes, Cancel This Visit');
  await expect(page.getByText('The customer gets a mail in ten seconds.')).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText(/^Taken back\. The visit has its place again/)).toBeVisible();
  expect(await stateOf(site, id)).toBe('requested');
  await press(page, 'Confirm');
  // A mail that is queued later arrives, and none about the cancellation before it.
  await press(page, 'On the Way');
  await expect(page.getByText('You are on the way.')).toBeVisible();
  const subjects = async () =>
    (await site.inbox()).filter(({ to }) => to.includes('ada.0107')).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/on the way/i));
  expect((await subjects()).join()).not.toMatch(/cancel/i);
});

test('The list has the customer’s photos and notes, small, and for those who may see the visit', async ({
  page,
  browser,
  context,
  staffSite: site,
  complaints,
}) => {
  const visit = await bookWithKey(site, { digits: '0151', description: 'It stays cold.' });
  const note = `The side door is open from noon. ${'The dryer is behind the car. '.repeat(8)}`;
  await addAsCustomer(browser, site, visit, { photos: 2, note: note.trim() });
  await run(site, 'confirm', visit.id, '--technician', maria.name);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = page.waitForResponse('**/rpc/visit_previews');
  await signIn(page, site, maria);
  const entry = page.getByRole('listitem').filter({ hasText: 'Ada Homeowner' }).first();
  const first = entry.getByRole('img', { name: 'Photo 1 of Ada Homeowner' });
  await expect(first).toBeVisible();
  const answer = await answered;
  // Both previews together are a twentieth of one photo.
  expect((await answer.body()).length).toBeLessThan(25_000);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(asked.filter((url) => url.includes('/storage/'))).toEqual([]);
  const pixels = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(pixels).toBe(160);
  const words = entry.getByText(/^The side door is open/).locator('..');
  const { shown, whole, line } = await words.evaluate((box) => ({
    shown: box.clientHeight,
    whole: box.scrollHeight,
    line: Number.parseFloat(getComputedStyle(box).lineHeight),
  }));
  expect(Math.round(shown / line)).toBe(3);
  expect(whole).toBeGreaterThan(shown);
  expect(await violationsOf(page)).toEqual([]);

  // Without a network the pictures that were seen stay.
  await context.setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(first).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection')).toHaveCount(0);
  await entry.getByRole('link', { name: 'Photo 2 of Ada Homeowner' }).click();
  await expect(page).toHaveURL(/&photo=/);
  const large = page.getByRole('button', { name: 'Photo 2' });
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await expect(large).toBeFocused();
  await expect(large).toBeInViewport();
  const width = () =>
    large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1600);
  await expect(page.getByText(note.trim())).toBeVisible();
  await page.goBack();
  await expect(first).toBeVisible();
  expect(
    complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|did not answer/.test(line)),
  ).toEqual([]);

  // Of the visit of another technician, no picture.
  const other = await phoneOf(browser, site, ben);
  const token = await other.evaluate(() => {
    const session = localStorage.getItem('staff-session') ?? '{}';
    return (JSON.parse(session) as { access_token?: string }).access_token;
  });
  const ask = (bearer: string) =>
    fetch(`${site.origin}/rest/v1/rpc/visit_previews`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', apikey: embeddedPublicKey },
        authorization: `Bearer ${bearer}`,
      },
      body: JSON.stringify({ appointment_id: visit.id }),
    });
  expect((await ask(String(token))).status).toBe(403);
  expect((await ask(embeddedPublicKey)).status).toBe(401);
  await other.context().close();
});

test('Two people on one appointment see each other, and nothing is overwritten', async ({
  page,
  browser,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0201' });
  await run(site, 'confirm', id, '--technician', maria.name);
  await signIn(page, site, olga, `/staff/visit?id=${id}`);
  const other = await phoneOf(browser, site, maria);
  await other.goto(visitOf(site, id));
  await expect(other.getByRole('button', { name: 'On the Way' })).toBeVisible();

  await press(page, 'Move');
  await page.getByRole('radio', { name: '4 PM - 6 PM' }).check();
  await press(page, 'Move and Notify');
  await expect(page.getByText(/^Moved to Tuesday, March 3, 4 PM - 6 PM/)).toBeVisible();
  await expect(other.getByText('Olga Owner moved this visit a moment ago.')).toBeVisible();
  await expect(other.getByText('Tuesday, March 3, 4 PM - 6 PM', { exact: true })).toBeVisible();

  // Maria's page does not have the next change yet when she presses the button.
  let frozen = await (await fetchVisit(other)).text();
  await other.route('**/rpc/staff_visit', (route) =>
    frozen ? route.fulfill({ body: frozen, contentType: 'application/json' }) : route.continue(),
  );
  other.on('request', (request) => {
    if (request.url().endsWith('/set_appointment_state')) frozen = '';
  });
  await press(other, 'Cancel Visit');
  await other.getByLabel(/^Reason/).fill('The part is not sold any more');
  await press(page, 'Move');
  await page.getByRole('radio', { name: '6 PM - 8 PM' }).check();
  await press(page, 'Move and Notify');
  await expect(page.getByText(/^Moved to Tuesday, March 3, 6 PM - 8 PM/)).toBeVisible();
  await press(other, 'Yes, Cancel This Visit');
  await expect(other.getByText('Olga Owner moved this visit a moment ago.').first()).toBeVisible();
  await expect(other.getByText(/Your change was not made/)).toBeVisible();
  await expect(other.getByText('Tuesday, March 3, 6 PM - 8 PM', { exact: true })).toBeVisible();
  await expect(other.getByLabel(/^Reason/)).toHaveValue('The part is not sold any more');
  expect(await stateOf(site, id)).toBe('confirmed');
  await other.context().close();
});

/** The next answer about the visit that a page shows. */
const fetchVisit = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/rpc/staff_visit'));

test('A technician gets neither the owner’s pages nor the owner’s functions', async ({
  page,
  staffSite: site,
}) => {
  const mine = await book(site, { digits: '0301' });
  const other = await book(site, { digits: '0302', name: 'Cleo Far', zipCode: '77449' });
  await run(site, 'confirm', mine, '--technician', maria.name);
  await run(site, 'confirm', other, '--technician', ben.name);
  await signIn(page, site, maria);
  await expect(page.getByRole('link', { name: 'Ada Homeowner', exact: true })).toBeVisible();
  await expect(page.getByText('Cleo Far')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
  for (const path of ['customers', 'windows', 'people', 'mail', 'newsletter']) {
    await page.goto(`${site.origin}/staff/${path}`);
    await expect(page.getByText('This page is for owners')).toBeVisible();
  }
  await page.goto(visitOf(site, other));
  await expect(page.getByText('This visit is not yours')).toBeVisible();

  // Without the pages, with her own token.
  const token = await page.evaluate(() => {
    const session = localStorage.getItem('staff-session') ?? '{}';
    return (JSON.parse(session) as { access_token?: string }).access_token;
  });
  expect(token).toBeTruthy();
  const asked: [string, object][] = [
    ['find_customers', { query: 'Ada' }],
    ['customer', { phone: '7135550301' }],
    ['export_customer', { phone: '7135550301' }],
    ['erase_customer', { phone: '7135550301' }],
    ['set_window', { on_date: today, at_time: null, capacity: 0 }],
    ['set_holiday', { on_date: today, name: 'Mine' }],
    ['save_person', { email: maria.email, name: maria.name, role: 'owner', areas: ['all'] }],
    ['remove_person', { email: olga.email }],
    ['staff_mails', {}],
    ['send_newsletter', { subject: 'a', text: 'b', url: '', idempotency_key: 'attack-0000000001' }],
    ['export_appointments', { from_date: today, to_date: today }],
    ['set_appointment_state', { appointment_id: other, state: 'canceled' }],
    ['complete_appointment', { appointment_id: other, completion: {} }],
  ];
  for (const [name, args] of asked) {
    const { status } = await fetch(`${site.origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', apikey: embeddedPublicKey },
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(args),
    });
    expect.soft(status, name).toBe(403);
  }
  expect(await stateOf(site, other)).toBe('confirmed');
});

test('A person who is removed is signed out everywhere within seconds', async ({
  page,
  browser,
  staffSite: site,
}) => {
  await book(site, { digits: '0401' });
  const first = await phoneOf(browser, site, maria);
  const second = await phoneOf(browser, site, maria);
  for (const phone of [first, second])
    await expect(
      phone.getByRole('link', { name: 'Ada Homeowner', exact: true }).first(),
    ).toBeAttached();
  await signIn(page, site, olga, '/staff/people');
  await page.getByRole('button', { name: 'Remove Maria Lopez' }).click();
  await press(page, 'Yes, Remove');
  await expect(page.getByText('Maria Lopez is removed and signed out everywhere.')).toBeVisible();
  for (const phone of [first, second]) {
    await expect(phone.getByText('Your access has ended. Please sign in again.')).toBeVisible();
    await expect(phone.getByText('Ada Homeowner')).toHaveCount(0);
    // The session ends at the server first, then the one that is stored here.
    const stored = () => phone.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(stored).not.toMatch(/Ada|Bayou|staff\.|refresh_token/);
    await phone.context().close();
  }
});

test('A job that is finished without a network is queued, and sent when there is one', async ({
  page,
  context,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0501' });
  await run(site, 'confirm', id, '--technician', maria.name);
  // The list fetches the code of a visit's page and of its forms by itself; none was opened yet.
  const visitCode = ['visit.js', 'visit.css', 'visit-panels.js', 'visit-panels.css'].map((file) =>
    page.waitForResponse(
      (answer) => answer.url().includes('/mf-staff/') && answer.url().endsWith(`/${file}`),
    ),
  );
  await signIn(page, site, maria);
  await expect(page.getByRole('link', { name: 'Ada Homeowner', exact: true })).toBeVisible();
  for (const file of visitCode) await (await file).finished();
  await context.setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText(/This list is as of/)).toBeVisible();
  await page.getByRole('link', { name: 'Ada Homeowner', exact: true }).click();
  await press(page, 'Finish the Job');
  await page.getByLabel(/^Labor/).fill('Cleaned the vent');
  await press(page, 'Finish and Save');
  await expect(page.getByText('Finished. The job is saved on this phone.')).toBeVisible();
  await expect(page.getByText('1 finished job on this phone')).toBeVisible();
  expect(await stateOf(site, id)).toBe('confirmed');

  await context.setOffline(false);
  await expect(page.getByText(`Sent: ${id}`)).toBeVisible();
  await expect(page.getByText('1 finished job on this phone')).toHaveCount(0);
  expect(await stateOf(site, id)).toBe('done');
});

test('An owner closes a day, finds a customer, and exports and erases data', async ({
  page,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0601', preferredDate: '2026-03-05' });
  await book(site, { digits: '0602', name: 'Cleo Washington', preferredDate: '2026-03-06' });
  await signIn(page, site, olga, '/staff/windows');
  await page.getByText('Thursday, March 5').click();
  await press(page, 'Close This Day');
  await expect(page.getByText('1 visit to move', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Homeowner', exact: true })).toBeVisible();
  // The visit is listed until it is moved, not only after the press.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ada Homeowner', exact: true })).toBeVisible();
  expect(await stateOf(site, id)).toBe('requested');
  const free = await page.evaluate(async (apikey) => {
    const response = await fetch('/rest/v1/rpc/open_windows', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey },
      body: JSON.stringify({ from_date: '2026-03-05', days: 1 }),
    });
    return ((await response.json()) as { windows: unknown[] }[])[0]?.windows;
  }, embeddedPublicKey);
  expect(free).toEqual([]);

  await page.goto(`${site.origin}/staff/customers`);
  await page.getByLabel('Name, phone, address or number').fill(id);
  await press(page, 'Find');
  await page.getByRole('link', { name: /Ada Homeowner/ }).click();
  await expect(page.getByText('(713) 555-0601')).toBeVisible();
  await page.getByText('The customer’s data').click();
  const saved = page.waitForEvent('download');
  await press(page, 'Save Everything as a File');
  const stream = await (await saved).createReadStream();
  const zip = Buffer.concat((await stream.toArray()) as Buffer[]);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['customer.json', 'customer.html']) expect(zip.includes(name)).toBe(true);
  await press(page, 'Erase This Customer…');
  await press(page, 'Yes, Erase');
  // An open visit comes first.
  await expect(page.getByRole('alert')).toBeVisible();
  await run(site, 'cancel', id);
  await press(page, 'Erase This Customer…');
  await press(page, 'Yes, Erase');
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  await page.goto(`${site.origin}/staff/customers?q=7135550601`);
  await expect(page.getByText('No customer matches “7135550601”.')).toBeVisible();

  await page.goto(`${site.origin}/staff/more`);
  const table = page.waitForEvent('download');
  await page.getByLabel('To', { exact: true }).fill('2026-03-31');
  await press(page, 'Save as CSV');
  const rows = (await (await (await table).createReadStream()).toArray()).join('');
  expect(rows).toMatch(/^\uFEFFNumber,Requested,Date,Time,State,Name,/);
  expect(rows).toContain('Cleo Washington');
  expect(rows).not.toContain('Ada');
});
