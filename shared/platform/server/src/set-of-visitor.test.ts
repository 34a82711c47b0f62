import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { SetManifest } from '@site/contract/set';
import type { Published } from './published-sets';
import { setOfVisitor } from './set-of-visitor';

const setNamed = (id: string): SetManifest => ({
  id,
  createdAt: '',
  versions: {},
  previous: {},
  pages: {},
  notFound: [],
  rendered: 0,
});
const live: Published = { live: setNamed('old') };
/** Every number is in a share of 99% for this set. */
const withCanary: Published = { ...live, canary: { set: setNamed('new'), percent: 99 } };
const visitor = 'site-visitor=00000001';

/** A server of a store that has more. */
function serverOf(published: Published, inStore = published) {
  const server = { published, asked: 0 };
  const catchUp = async () => {
    server.asked++;
    server.published = inStore;
  };
  /** @returns id of the visitor's set, and the cookies after it */
  const visit = async (cookie?: string, shared = true): Promise<[string, string]> => {
    const req = new IncomingMessage(new Socket());
    if (cookie !== undefined) req.headers.cookie = cookie;
    const res = new ServerResponse(req);
    const sources = {
      published: server.published,
      current: () => Promise.resolve(server.published),
      ...(shared && { catchUp }),
    };
    const set = await setOfVisitor(req, res, sources);
    const given = [res.getHeader('set-cookie') ?? []].flat().map(String);
    return [set.id, given.map((each) => each.split(';')[0]).join('; ')];
  };
  return Object.assign(server, { visit });
}

test('a visitor of a canary gets it from a server that has not learned of it yet', async () => {
  const quick = serverOf(withCanary);
  const slow = serverOf(live, withCanary);
  expect(await quick.visit(visitor)).toEqual(['new', 'site-set=new']);
  expect(await slow.visit(`${visitor}; site-set=new`)).toEqual(['new', '']);
  expect([quick.asked, slow.asked]).toEqual([0, 1]);
});

test('a visitor whose canary has ended does not get it again from a server that still has it', async () => {
  const quick = serverOf(live);
  const slow = serverOf(withCanary, live);
  const cookie = `${visitor}; site-set=new`;
  expect(await quick.visit(cookie)).toEqual(['old', 'site-set=old']);
  expect(await slow.visit(`${visitor}; site-set=old`)).toEqual(['old', '']);
});

test('a promotion that one server has learned of stays for the visitor on the other one', async () => {
  const promoted = { live: setNamed('new') };
  expect(await serverOf(live, promoted).visit(`${visitor}; site-set=new`)).toEqual(['new', '']);
});

test('the cookie chooses no set, also not one that is retained', async () => {
  for (const last of ['retained', 'old', '..', 'a/b', '__proto__', 'x'.repeat(5000)]) {
    const [set] = await serverOf(withCanary).visit(`${visitor}; site-set=${last}`);
    expect(set).toBe('new');
    expect((await serverOf(live).visit(`site-set=${last}`))[0]).toBe('old');
  }
});

test('a visitor whose set stays requests nothing from the store', async () => {
  for (const [published, cookie] of [
    [live, undefined],
    [live, visitor],
    [live, `${visitor}; site-set=old`],
    [withCanary, visitor],
    [withCanary, `${visitor}; site-set=new`],
  ] as const) {
    const server = serverOf(published);
    await server.visit(cookie);
    expect(server.asked).toBe(0);
  }
});

test('without a canary a visitor gets no cookie, and a server alone sets only the number', async () => {
  expect(await serverOf(live).visit()).toEqual(['old', '']);
  const alone = serverOf(withCanary);
  expect((await alone.visit(undefined, false))[1]).toMatch(/^site-visitor=[0-9a-f]{8}$/);
  expect(await alone.visit(`${visitor}; site-set=other`, false)).toEqual(['new', '']);
  expect(alone.asked).toBe(0);
});
