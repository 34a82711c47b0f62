import { join } from 'node:path';
import { startMailServer } from '../testing/smtp';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { testCompany } from '@site/data-types/test-company';
import { book, publicKey, visitRequest } from '../testing/book';
import { killChildServers, startChildServer, writeSite } from '@site/server/testing/child-server';
import { eventually } from '../testing/site';

afterEach(killChildServers);

test('the log of a whole journey names no customer, also when every mail is refused', async () => {
  const dir = temporaryDir('journey');
  writeSite(join(dir, 'site'));
  const mail = await startMailServer(undefined, {
    refuseAddress: (address) => ({ code: 451, text: `<${address}> is not taken now` }),
  });
  const server = await startChildServer({
    SITE_DIR: join(dir, 'site'),
    DATA_DIR: join(dir, 'data'),
    SMTP_URL: mail.url,
    LOG_REQUESTS: 'all',
  });
  const { name, phone, email, address, description, idempotencyKey } = visitRequest(1);
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publicKey },
      body: JSON.stringify(body),
    });
  const rpc = (called: string, args: object) => post(`/rest/v1/rpc/${called}`, args);
  await fetch(`${server.url}/?name=${encodeURIComponent(name)}&phone=${phone}&email=${email}`);
  await fetch(`${server.url}/warranty/${email}`);
  const booked = (await (await book(server.url, 1)).json()) as { id: string; key: string };
  const by = { id: booked.id, key: booked.key };
  const answers = [
    await book(server.url, 1, { apikey: `${email} ${phone}` }),
    await rpc('book_appointment', { request: { ...visitRequest(2), name: '', phone } }),
    await rpc('view_appointment', { by }),
    await rpc('view_appointment', { by: { id: booked.id, phone } }),
    await rpc('add_note', { by, note: `${name} ${description}` }),
    await rpc('check_warranty', { phone, name }),
    await rpc(`f_${phone}`, { [email]: name }),
    await rpc('subscribe', { email }),
    await post('/auth/v1/otp', { email }),
    await post('/api/v1.0/email/send', {
      user_id: testCompany.services.emailPublicKey || 'embedded',
      service_id: testCompany.services.emailServiceId || 'embedded',
      template_id: testCompany.services.customerTemplateId || 'customer_confirmation',
      template_params: { appointment_id: booked.id, request_key: idempotencyKey },
    }),
    await rpc('cancel_appointment', { by, version: 1, reason: `${name} is ill` }),
  ];
  // Every kind of answer is among them: good, refused, and failed at the mail server.
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(expect.arrayContaining([200, 401, 404, 422, 502]));
  const logged = (part: string) => server.lines().some(({ msg }) => msg.includes(part));
  await eventually('the refused mail', async () => logged('waits: '));
  await server.stop();
  await mail.stop();
  expect(logged('<[mail address]> is not taken now')).toBe(true);
  expect(server.lines().length).toBeGreaterThan(answers.length);
  const secrets = [...name.split(' '), phone, email, address, description, booked.key];
  for (const secret of secrets) expect(server.output()).not.toContain(secret);
});
