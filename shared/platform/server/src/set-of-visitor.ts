import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SetManifest } from '@site/contract/set';
import { shareOf } from './canary-share';
import type { Published } from './published-sets';

const cookie = /(?:^|; )site-set=([\w-]{1,100})(?:;|$)/;

/** Id of the set of which the visitor got the last page; undefined without the cookie. */
export const lastSetOf = (header: string | undefined): string | undefined =>
  cookie.exec(header ?? '')?.[1];

/** For a day, as long as tabs are expected to stay open. */
const lastSetCookie = (id: string): string =>
  `site-set=${id}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`;

/** The published sets of a server, and their source. */
export interface Sources {
  published: Published;
  /** The published sets after {@link catchUp}. */
  current: (atOnce: boolean) => Promise<Published | undefined>;
  /** Brings the folder up to date with a store that other servers follow, too. */
  catchUp?: (() => Promise<void>) | undefined;
}

/**
 * The set that this visitor gets. Servers of one store get a canary at different moments, so a
 * cookie has the id of the last set: a server that would give another one reads the store first, or a
 * visitor would change between two sets. The id chooses nothing.
 */
export async function setOfVisitor(
  req: IncomingMessage,
  res: ServerResponse,
  { published, current, catchUp }: Sources,
): Promise<SetManifest> {
  const header = req.headers.cookie;
  const last = lastSetOf(header);
  let share = shareOf(header, published);
  let hasCanary = published.canary !== undefined;
  if (catchUp && last !== undefined && last !== share.set.id) {
    await catchUp();
    const newest = (await current(true)) ?? published;
    share = shareOf(header, newest);
    hasCanary = newest.canary !== undefined;
  }
  const { set, cookie: visitorCookie } = share;
  if (visitorCookie) res.appendHeader('set-cookie', visitorCookie);
  if (hasCanary) res.appendHeader('vary', 'cookie');
  const isNews = last !== set.id && (hasCanary || last !== undefined);
  if (catchUp && isNews) res.appendHeader('set-cookie', lastSetCookie(set.id));
  return set;
}
