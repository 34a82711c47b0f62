import { embeddedPublicKey } from '@site/client/public-key';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createBackendClient } from '@site/client';
import { photoFunction, uploadPath } from '@site/client/photo-bucket';
import { testCompany } from '@site/client/testing/company';
import { jpeg, position } from '../../../src/testing/pictures';
import { databaseKinds, type Site, startSite } from '../../../src/testing/site';
import { hasDeno, startFunction, type RunningFunction } from '../../../src/testing/deno-function';
import { bookVisit, type Key, view } from '../../../src/testing/visits';
import { answerUpload } from './upload';

/** Storage of a hosted project: it takes bytes with its own token and does not look at them. */
const stored = new Map<string, Buffer>();
let site: Site;
let hosted: Server;
let uploads: RunningFunction | undefined;
let url: string;

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function storage(req: IncomingMessage, path: string, isService: boolean) {
  const body = await bodyOf(req);
  if (path.startsWith(uploadPath)) {
    const name = path.slice(uploadPath.length);
    if (req.method === 'POST' && isService)
      return { url: `/object/x/${name}?token=signed-${name}` };
    if (req.method === 'PUT' && req.url?.endsWith(`?token=signed-${name}`)) {
      stored.set(name, body);
      return { Key: name };
    }
    return undefined;
  }
  if (!isService) return undefined;
  if (req.method === 'DELETE') {
    for (const name of (JSON.parse(body.toString()) as { prefixes: string[] }).prefixes)
      stored.delete(name);
    return {};
  }
  const name = path.split('/').at(-1) ?? '';
  if (req.method === 'PUT') stored.set(name, body);
  return stored.get(name);
}

/** Not the one that tests replace to lose the answers of a browser. */
const call = globalThis.fetch;

/** The function in Deno; its code in this process where Deno is missing. */
async function callUpload(text: string, serviceKey: string) {
  if (!uploads)
    return answerUpload(
      { supabaseUrl: url, serviceKey },
      JSON.parse(text) as Record<string, unknown>,
      '203.0.113.5',
    );
  const headers = { 'cf-connecting-ip': '203.0.113.5' };
  const answer = await call(uploads.address, { method: 'POST', headers, body: text });
  return { status: answer.status, body: (await answer.json()) as object };
}

beforeAll(async () => {
  site = await startSite(databaseKinds.at(-1));
  hosted = createServer((req, res) => {
    void (async () => {
      const [path = ''] = (req.url ?? '').split('?');
      const serviceKey = await site.token({ role: 'service_role' });
      const bearer = String(req.headers.authorization).replace('Bearer ', '');
      const isService = bearer.startsWith('ey') && bearer !== embeddedPublicKey;
      if (path.startsWith('/storage')) {
        const answer = await storage(req, path, isService);
        res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
        res.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer ?? {}));
      } else if (path === photoFunction) {
        const given = await callUpload((await bodyOf(req)).toString(), serviceKey);
        res.writeHead(given.status, { 'Content-Type': 'application/json' });
        res.end(JSON.stringify(given.body));
      } else {
        const answer = await fetch(`${site.url}${req.url ?? ''}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            apikey: String(req.headers.apikey),
            Authorization: String(req.headers.authorization),
          },
          body: new Uint8Array(await bodyOf(req)),
        });
        res.writeHead(answer.status, { 'Content-Type': 'application/json' });
        res.end(await answer.text());
      }
    })();
  });
  await new Promise<void>((resolve) => hosted.listen(0, '127.0.0.1', resolve));
  const address = hosted.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  if (hasDeno)
    uploads = await startFunction('photo-upload', {
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: await site.token({ role: 'service_role' }),
    });
});
afterAll(async () => {
  await uploads?.stop();
  hosted.closeAllConnections();
  hosted.close();
  await site.close();
});

const upload = (by: Key, bytes: Uint8Array, id: string = crypto.randomUUID(), preview?: string) =>
  createBackendClient(
    { ...testCompany, services: { ...testCompany.services, supabaseUrl: url } },
    site.url,
  ).uploadPhoto(by, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), id, preview);

test('a hosted photo is checked and cleaned after Storage has taken it', async () => {
  const by = await bookVisit(site);
  const preview = `data:image/jpeg;base64,${Buffer.from(jpeg()).toString('base64')}`;
  const answer = await upload(by, jpeg(), crypto.randomUUID(), preview);
  expect(answer).toMatchObject({ status: 'saved', appointment: { photos: [{}] } });
  const [photo] = [...stored.values()];
  expect(photo?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(photo?.toString('latin1')).not.toContain(position);
  const { data } = await site.staff().rpc('appointment_photos', { appointment_id: by.id });
  expect(data).toEqual([expect.objectContaining({ size: photo?.length, type: 'image/jpeg' })]);
  const small = await site.staff().rpc('visit_previews', { appointment_id: by.id });
  expect(Object.values(small.data as object)).toEqual([photo?.toString('base64')]);
});

test.each([
  ['arrives', '4-6 PM', '7135550145'],
  ['gets lost', '8-10 AM', '7135550146'],
])(
  'a photo whose confirmation %s without an answer, twice, is one photo',
  async (fate, time, phone) => {
    const by = await bookVisit(site, { phone, preferredTime: time });
    const id = crypto.randomUUID();
    const { fetch: send } = globalThis;
    let lost = 2;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const { body } = args[1] ?? {};
      const isCheck = typeof body === 'string' && /photoId/.test(body) && !/size/.test(body);
      if (!isCheck || lost-- <= 0) return send(...args);
      if (fate === 'arrives') await send(...args);
      throw new TypeError('fetch failed');
    });
    let answer: unknown;
    for (let tries = 0; tries < 4; tries++)
      answer = await upload(by, jpeg(), id).catch((error: Error) => error.name);
    jest.restoreAllMocks();
    expect(lost).toBeLessThan(2);
    expect(answer).toMatchObject({ status: 'saved', appointment: { photos: [{ id }] } });
    expect((await view(site, by)).photos).toHaveLength(1);
  },
);

test('what is no picture is removed from Storage', async () => {
  stored.clear();
  const by = await bookVisit(site, { phone: '7135550143', preferredTime: '12-2 PM' });
  const html = new TextEncoder().encode('<!doctype html><script>1</script>');
  expect(await upload(by, html)).toEqual({ status: 'not_an_image' });
  expect(stored.size).toBe(0);
  const { data } = await site.staff().rpc('appointment_photos', { appointment_id: by.id });
  expect(data).toEqual([]);
});

test('a wrong key, a limit and a missing photo have the answers of the embedded server', async () => {
  const by = await bookVisit(site, { phone: '7135550144', preferredTime: '2-4 PM' });
  const project = { supabaseUrl: url, serviceKey: await site.token({ role: 'service_role' }) };
  const ask = (body: Record<string, unknown>) => answerUpload(project, body, '203.0.113.6');
  expect(await ask({ by: { id: by.id, key: 'x' }, type: 'image/png', size: 1 })).toEqual({
    status: 200,
    body: { status: 'unknown' },
  });
  expect(await ask({ by: 'x' })).toMatchObject({ status: 422, body: { details: 'by' } });
  const photoId = crypto.randomUUID();
  const { body } = await ask({ by, photoId, type: 'image/png', size: 1 });
  expect(body).toMatchObject({ status: 'ready', token: expect.stringMatching(/^signed-/) });
  expect(await ask({ by, photoId })).toMatchObject({ status: 503 });
  for (let n = 0; n < 29; n++) await ask({ by, photoId, type: 'image/png', size: 1 });
  expect((await ask({ by, photoId, type: 'image/png', size: 1 })).status).toBe(429);
});

test('a picture of another size than the reserved one is removed from Storage', async () => {
  stored.clear();
  const by = await bookVisit(site, { phone: '7135550145', preferredTime: '4-6 PM' });
  const project = { supabaseUrl: url, serviceKey: await site.token({ role: 'service_role' }) };
  const ask = (body: object) => answerUpload(project, { by, ...body }, '203.0.113.7');
  const photoId = crypto.randomUUID();
  const { body } = await ask({ photoId, type: 'image/jpeg', size: 1 });
  const { path } = body as { path: string };
  stored.set(path, Buffer.from(jpeg()));
  expect(await ask({ photoId })).toEqual({ status: 200, body: { status: 'not_an_image' } });
  expect(stored.size).toBe(0);
});
