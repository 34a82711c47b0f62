import { embeddedPublicKey } from '@site/client/public-key';
import { createServer, type RequestListener } from 'node:http';
import { pretendBrowser } from '../testing/browser';
import { testCompany } from '@site/client/testing/company';
import { dateIn, eventually, request, type Site, startSite } from '../testing/site';
import { createBackendClient } from '@site/client/client';
import { createServiceRecords } from '@site/client/service-records';
import { warrantyStatus } from '@site/client/warranty';

pretendBrowser();
let site: Site;
beforeAll(async () => (site = await startSite('embedded', { mail: { pollMs: 50 } })));
afterAll(() => site?.close());
beforeEach(() => {
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const client = () => createBackendClient(testCompany, site.url);
const records = async () =>
  createServiceRecords({
    url: site.url,
    key: embeddedPublicKey,
    accessToken: await site.token({ app_metadata: { role: 'staff' } }),
  });

test('a booking takes its window and sends both mails', async () => {
  const book = client();
  const { id } = await book.bookAppointment(request());
  await eventually('both mails arrived', async () => (await site.inbox()).length === 2);
  expect((await site.inbox()).every(({ subject }) => subject.includes(id))).toBe(true);
  const [day] = await book.openWindows({ from: dateIn(7), days: 1 });
  expect(day?.date).toBe(dateIn(7));
  expect(day?.windows.find(({ time }) => time === '10-12')?.free).toBe(2);
});

test('each refusal has its own error', async () => {
  const book = client();
  await expect(book.bookAppointment(request({ email: 'x' }))).rejects.toMatchObject({
    name: 'BackendError',
    kind: 'invalid',
    field: 'email',
    message: 'Please enter a valid email address',
  });
  const window = { preferredDate: dateIn(8) };
  for (let n = 0; n < 3; n++) await book.bookAppointment(request(window));
  await expect(book.bookAppointment(request(window))).rejects.toMatchObject({
    kind: 'full',
    field: 'preferredTime',
  });
  const look = () => book.checkWarranty({ phone: '2815550100', name: 'Alex Guest' });
  for (let n = 0; n < 10; n++) expect(await look()).toEqual([]);
  await expect(look()).rejects.toMatchObject({ kind: 'rate_limited' });
  const nowhere = createBackendClient(testCompany, 'http://127.0.0.1:1');
  await expect(nowhere.bookAppointment(request())).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each([
  ['never answers', () => undefined],
  ['answers an empty 404', (_, res) => void res.writeHead(404).end()],
  ['answers with a page', (_, res) => void res.writeHead(200).end('<h1>Log in</h1>')],
] satisfies [string, RequestListener][])('a server that %s is unreachable', async (_, listener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { createRpc } = await import('@site/client/rpc');
  const rpc = createRpc({ url, key: 'k', timeoutMs: 500 });
  await expect(rpc('open_windows', {})).rejects.toMatchObject({ kind: 'unreachable' });
  server.closeAllConnections();
  server.close();
});

test('from booking to warranty: the owner completes, the customer finds it', async () => {
  const { id } = await client().bookAppointment(
    request({ phone: '8325550142', preferredDate: dateIn(9) }),
  );
  const done = await (
    await records()
  ).completeAppointment(id, {
    technicianName: 'Pat Sample',
    totalCost: 240.5,
  });
  expect(done).toMatchObject({
    success: true,
    record: {
      technicianName: 'Pat Sample',
      laborDescription: 'Appliance repair service',
      totalCost: 240.5,
      appointmentId: id,
      customerName: 'Ada Example',
      serviceDate: dateIn(0),
      warrantyEndDate: dateIn(90),
    },
  });
  const found = await client().checkWarranty({
    phone: '8325550142',
    name: 'ada',
    appliance: 'dry',
  });
  expect(warrantyStatus(found, new Date(), testCompany.timeZone)).toMatchObject({
    isUnderWarranty: true,
    daysRemaining: 90,
  });
  expect(await (await records()).completeAppointment(id, {})).toMatchObject({
    success: false,
    message: 'Failed to complete appointment and create service record',
    detail: 'This appointment has a service record already',
  });
});

test('service records: defaults, history by phone or e-mail, update, and their errors', async () => {
  const staff = await records();
  const created = await staff.createServiceRecord({
    customerName: 'Grace Sample',
    customerPhone: '(346) 555-0142',
    customerEmail: 'Grace@Example.com',
    applianceType: 'Oven/Range',
  });
  if (!created.success) throw new Error(created.detail);
  expect(created.record).toMatchObject({
    customerPhone: '3465550142',
    technicianName: 'Service Team',
    laborDescription: 'Appliance repair service',
    serviceDate: dateIn(0),
    totalCost: null,
    status: 'completed',
  });
  expect(await staff.getCustomerHistory({ phone: '346-555-0142' })).toHaveLength(1);
  expect(await staff.getCustomerHistory({ email: 'grace@example.com' })).toHaveLength(1);
  expect(await staff.getCustomerHistory({ phone: '3465550143' })).toEqual([]);
  const updated = await staff.updateServiceRecord(created.record.id, 'follow-up', 'Call back');
  expect(updated).toMatchObject({
    success: true,
    record: { status: 'follow-up', notes: 'Call back' },
  });
  expect(await staff.updateServiceRecord(created.record.id, 'closed')).toMatchObject({
    record: { notes: 'Call back' },
  });
  expect(await staff.createServiceRecord({ ...created.record, customerPhone: '1' })).toMatchObject({
    success: false,
    message: 'Failed to create service record',
  });
  const stranger = createServiceRecords({
    url: site.url,
    key: embeddedPublicKey,
    accessToken: await site.token({}),
  });
  expect(await stranger.getCustomerHistory({ phone: '3465550142' })).toEqual([]);
  expect(await stranger.updateServiceRecord(created.record.id, 'x')).toMatchObject({
    success: false,
    message: 'Failed to update service record',
  });
  expect(await stranger.createServiceRecord(created.record)).toMatchObject({
    message: 'Failed to create service record',
  });
  const accessToken = await site.token({});
  const nowhere = createServiceRecords({ url: 'http://127.0.0.1:1', key: 'k', accessToken });
  expect(await nowhere.createServiceRecord(created.record)).toMatchObject({
    message: 'Error creating service record',
  });
  expect(await nowhere.updateServiceRecord(created.record.id, 'x')).toMatchObject({
    message: 'Error updating service record',
  });
  expect(await nowhere.getCustomerHistory({ phone: '3465550142' })).toEqual([]);
});

test('newsletter: one click starts it, one ends it, and no answer reveals who is subscribed', async () => {
  const news = client();
  const mailsTo = async (to: string) => (await site.inbox()).filter((mail) => mail.to === to);
  await news.subscribe(' Reader@Example.com ');
  const [mail] = await eventually('the mail arrived', async () => {
    const mails = await mailsTo('reader@example.com');
    return mails.length > 0 && mails;
  });
  const token = (page: string) =>
    new RegExp(`/blog/newsletter/${page}\\?token=(\\w+)`).exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(`${new URL(site.url).port}/blog/newsletter/confirm?token=`);
  expect(await news.confirmSubscription('0'.repeat(64))).toBe(false);
  expect(await news.confirmSubscription(token('leave'))).toBe(false);
  expect(await news.confirmSubscription(token('confirm'))).toBe(true);
  expect(await news.confirmSubscription(token('confirm'))).toBe(true);
  await news.subscribe('reader@example.com');
  await news.unsubscribe('0'.repeat(64));
  await news.unsubscribe(token('leave'));
  await news.unsubscribe(token('leave'));
  expect(await news.confirmSubscription(token('confirm'))).toBe(false);
  await news.subscribe('last@example.com');
  await eventually(
    'the next mail arrived',
    async () => (await mailsTo('last@example.com')).length === 1,
  );
  // An address that is subscribed already gets no second mail.
  expect(await mailsTo('reader@example.com')).toHaveLength(1);
  await expect(news.subscribe('not an address')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'email',
  });
});

test('without a database only a booking by mail works, and a lost mail is reported', async () => {
  const company = {
    ...testCompany,
    services: { ...testCompany.services, database: 'none' as const },
  };
  const offline = createBackendClient(company, 'http://127.0.0.1:1');
  expect(offline.hasDatabase).toBe(false);
  await expect(offline.openWindows()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(offline.bookAppointment(request())).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'Failed to send email: EmailJS returned status: 0',
  });
});
