import { type Site, startSite, eventually } from '../testing/site';
import { startMailServer } from '../testing/smtp';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: Site;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite('embedded', { smtpUrl: mail.url, mail: { graceMs: 0, pollMs: 20 } });
});
afterAll(async () => {
  await site?.close();
  await mail?.stop();
});

const textOf = (raw: string) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
const mailTo = (email: string, pattern: RegExp) =>
  eventually(`a mail to ${email}`, () => {
    const found = mail.received.find(({ to, raw }) => to.includes(email) && pattern.test(raw));
    return found && textOf(found.raw);
  });

async function subscriber(email: string): Promise<void> {
  await site.client().rpc('subscribe', { email });
  const text = await mailTo(email, /confirm your subscription/);
  const token = /newsletter\/confirm\?token=(\w+)/.exec(text)?.[1];
  const { data } = await site.client().rpc('confirm_subscription', { token });
  expect(data).toEqual({ status: 'confirmed' });
}

const count = async () => {
  const { data } = await site.staff().rpc('newsletter_status');
  return (data as { subscribers: number }).subscribers;
};

test('a newsletter has the text, its page, and two ways to leave; one request is enough', async () => {
  await subscriber('a@example.com');
  await subscriber('b@example.com');
  const { error } = await site.staff().rpc('send_newsletter', {
    subject: 'Dryers in winter',
    text: 'Clean the filter.\n\nCheck the <vent>.',
    url: '/blog/dryers',
    idempotency_key: crypto.randomUUID(),
  });
  expect(error).toBeNull();
  const raw = await mailTo('a@example.com', /Dryers in winter/);
  expect(raw).toContain('https://www.testing.example/blog/dryers');
  expect(raw).toContain('&lt;vent&gt;');
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const header =
    /^List-Unsubscribe:\s+<https:\/\/www\.testing\.example(\S+)>/m.exec(raw)?.[1] ?? '';
  const token = new URL(header, site.url).searchParams.get('token');
  expect(raw).toContain(`/blog/newsletter/leave?token=${token}`);

  // A program that opens every link of a mail ends nothing; webmail opens it from another site.
  const opened = await fetch(site.url + header, {
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/blog/newsletter/leave?token=${token}`,
  ]);
  expect(await count()).toBe(2);
  const oneClick = () =>
    fetch(site.url + header, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await oneClick()).status).toBe(200);
  expect(await count()).toBe(1);
  // A repeat and a wrong token have the same answer.
  expect((await oneClick()).status).toBe(200);
  expect((await fetch(`${site.url}${header}x`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(site.url + header, { method: 'DELETE' })).status).toBe(405);
  expect(await count()).toBe(1);
});
