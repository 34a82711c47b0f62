import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { uploadPath } from '@site/client/photo-bucket';
import { png } from '../testing/pictures';
import { databaseKinds, eventually, type Site, startSite } from '../testing/site';
import { type Place, uploadsOf } from '../testing/uploads';
import { UploadPlaces } from './uploads';

describe.each(databaseKinds)('uploads at the same time on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(kind, { proxySettings: { proxies: 1, localHost: '' } });
  });
  afterAll(() => site?.close());

  const reserve = async () => {
    const uploads = uploadsOf(site);
    const places: Place[] = [];
    const by = await uploads.book();
    for (let n = 0; n < 5; n++) places.push(await uploads.reserve(by));
    return places;
  };

  /** Sends the head of an upload and half of the photo. */
  async function begin({ path, token }: Pick<Place, 'path' | 'token'>, caller: string) {
    const { hostname, port, host } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const answer = { text: '' };
    socket.on('data', (data: Buffer) => (answer.text += data.toString()));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const bytes = png();
    socket.write(
      `PUT ${uploadPath}${path}?token=${token} HTTP/1.1\r\nHost: ${host}\r\n` +
        `X-Forwarded-For: ${caller}\r\nContent-Type: image/png\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, 20));
    return { socket, answer, end: () => socket.write(bytes.subarray(20)) };
  }
  const answered = ({ answer }: { answer: { text: string } }, status: number) =>
    eventually(`an answer ${status}`, () => answer.text.startsWith(`HTTP/1.1 ${status}`));
  const closed = (socket: Socket) =>
    eventually('the connection is closed', () => socket.destroyed || socket.readableEnded);

  test('a caller has four, others have theirs, and one that ends makes room', async () => {
    const [a, b, c, d, e] = (await reserve()) as [Place, Place, Place, Place, Place];
    const slow = [];
    for (const place of [a, b, c, d]) slow.push(await begin(place, '203.0.113.9'));
    // The four have begun once a fifth is refused. A refusal does not use up its token.
    const fifth = await begin(e, '203.0.113.9');
    await answered(fifth, 429);
    await closed(fifth.socket);
    const other = await begin(e, '203.0.113.10');
    other.end();
    await answered(other, 200);
    slow[0]?.end();
    if (slow[0]) await answered(slow[0], 200);
    const next = await begin({ path: a.path, token: 'used' }, '203.0.113.9');
    // Not 429: there is a place again.
    await answered(next, 403);
    await closed(next.socket);
    for (const { socket } of slow) socket.destroy();
    other.socket.destroy();
  });

  test('without a token the connection is closed before its photo has arrived', async () => {
    const stranger = await begin({ path: `${crypto.randomUUID()}.png`, token: 'x' }, '203.0.113.9');
    await answered(stranger, 403);
    await closed(stranger.socket);
  });
});

test('all callers together have sixty, also those of this machine', async () => {
  const places = new UploadPlaces();
  let finish = () => {};
  const wait = new Promise<void>((done) => (finish = done));
  const running = Array.from({ length: 60 }, (_, n) =>
    places.run(n < 50 ? 'local' : `caller ${n}`, () => wait),
  );
  await expect(places.run('caller 99', () => wait)).rejects.toMatchObject({ status: 429 });
  finish();
  await Promise.all(running);
  await expect(places.run('caller 99', async () => {})).resolves.toBeUndefined();
});

test('an upload that fails gives its place back', async () => {
  const places = new UploadPlaces();
  const fail = () => places.run('caller', () => Promise.reject(new Error('broken')));
  for (let n = 0; n < 6; n++) await expect(fail()).rejects.toThrow('broken');
});
