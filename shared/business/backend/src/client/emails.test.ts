import { createServer, type Server } from 'node:http';
import { pretendBrowser } from '../testing/browser';
import { testCompany } from '@site/client/testing/company';
import { request } from '../testing/site';
import { createEmails } from '@site/client/emails';

const stored = pretendBrowser();
let server: Server;
let origin: string;
let status = 200;
let received: {
  path: string;
  body: { template_id: string; template_params: object; user_id: string };
}[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ path: req.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) });
      res.writeHead(status).end(status === 200 ? 'OK' : 'refused');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  status = 200;
  received = [];
  stored.clear();
});

const appointment = { ...request(), id: 'APT-123456' };

test('sends each mail with its template through the configured address', async () => {
  const emails = createEmails(testCompany, origin);
  expect(await emails.sendTeamNotification(appointment)).toEqual({
    success: true,
    message: 'Email sent',
  });
  expect(await emails.sendCustomerConfirmation(appointment)).toMatchObject({ success: true });
  expect(await emails.sendTestEmail()).toMatchObject({ success: true });
  expect(received.map(({ path, body }) => `${path} ${body.template_id} ${body.user_id}`)).toEqual([
    '/api/v1.0/email/send team_notification embedded',
    '/api/v1.0/email/send customer_confirmation embedded',
    '/api/v1.0/email/send team_notification embedded',
  ]);
  expect(received[1]?.body.template_params).toMatchObject({
    appointment_id: 'APT-123456',
    to_email: 'ada@example.com',
  });
});

test.each([400, 403, 429, 451, 500])(
  'a rejection with status %i gives its reason',
  async (rejected) => {
    status = rejected;
    const emails = createEmails(testCompany, origin);
    const reason = `EmailJS returned status: ${rejected}`;
    expect(await emails.sendTeamNotification(appointment)).toEqual({
      success: false,
      message: `Failed to send email: ${reason}`,
    });
    expect(await emails.sendCustomerConfirmation(appointment)).toEqual({
      success: false,
      message: `Failed to send customer confirmation: ${reason}`,
    });
    expect(await emails.sendTestEmail()).toEqual({
      success: false,
      message: `Email test failed: ${reason}`,
    });
  },
);

test('a network failure has status 0', async () => {
  const emails = createEmails(testCompany, 'http://127.0.0.1:1');
  expect(await emails.sendTeamNotification(appointment)).toEqual({
    success: false,
    message: 'Failed to send email: EmailJS returned status: 0',
  });
});

test('a missing key is an unknown error', async () => {
  const company = { ...testCompany, services: { ...testCompany.services, emailPublicKey: '' } };
  expect(await createEmails(company, origin).sendTestEmail()).toEqual({
    success: false,
    message: 'Email test failed: Unknown error',
  });
  expect(received).toEqual([]);
});

test('rate limit, block list and headless check are those of EmailJS, and off by default', async () => {
  const limited = createEmails(testCompany, origin, { limitRate: { throttle: 60_000, id: 'app' } });
  expect(await limited.sendTeamNotification(appointment)).toMatchObject({ success: true });
  expect(await limited.sendTeamNotification(appointment)).toMatchObject({
    message: 'Failed to send email: EmailJS returned status: 429',
  });
  const blocking = createEmails(testCompany, origin, {
    blockList: { list: ['ada@example.com'], watchVariable: 'customer_email' },
  });
  expect(await blocking.sendTeamNotification(appointment)).toMatchObject({
    message: 'Failed to send email: EmailJS returned status: 403',
  });
  const guarded = createEmails(testCompany, origin, { blockHeadless: true });
  Object.defineProperty(globalThis, 'navigator', {
    value: { webdriver: true },
    configurable: true,
  });
  expect(await guarded.sendTeamNotification(appointment)).toMatchObject({
    message: 'Failed to send email: EmailJS returned status: 451',
  });
  expect(received).toHaveLength(1);
  const plain = createEmails(testCompany, origin);
  expect(await plain.sendTeamNotification(appointment)).toMatchObject({ success: true });
  expect(await plain.sendTeamNotification(appointment)).toMatchObject({ success: true });
});

test('an SMS is logged, not sent, and without the customer’s data', () => {
  const note = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { success } = createEmails(testCompany, origin).sendSmsNotification(appointment);
  expect(success).toBe(true);
  expect(note.mock.calls).toEqual([['SMS for APT-123456 is simulated: none was sent.']]);
  expect(received).toEqual([]);
  note.mockRestore();
});
