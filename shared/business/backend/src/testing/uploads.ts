import { photoFunction, readPath, uploadPath } from '@site/client/photo-bucket';
import { png } from './pictures';
import { dateIn, type Site } from './site';
import { bookVisit, type Key } from './visits';

/** A reserved photo. */
export interface Place {
  status: string;
  path: string;
  token: string;
}

/** The addresses of uploads, called without the site's client. */
export function uploadsOf(site: Site) {
  let phones = 0;
  const post = (body: object) =>
    fetch(`${site.url}${photoFunction}`, { method: 'POST', body: JSON.stringify(body) });
  return {
    /** Books a visit of another customer on another day. */
    book: (): Promise<Key> =>
      bookVisit(site, {
        phone: `71355${String(30000 + phones)}`,
        email: `photo${phones++}@example.com`,
        preferredDate: dateIn(2 + phones),
      }),
    post,
    reserve: async (
      by: object,
      type = 'image/png',
      size = png().length,
      photoId: string = crypto.randomUUID(),
    ) => (await (await post({ by, photoId, type, size })).json()) as Place,
    put: ({ path, token }: Pick<Place, 'path' | 'token'>, bytes: Uint8Array, type = 'image/png') =>
      fetch(`${site.url}${uploadPath}${path}?token=${token}`, {
        method: 'PUT',
        headers: { 'Content-Type': type },
        body: new Uint8Array(bytes),
      }),
    read: (path: string, token?: string) =>
      fetch(
        `${site.url}${readPath}${path}`,
        token ? { headers: { Authorization: `Bearer ${token}` } } : {},
      ),
    staffToken: () => site.token({ app_metadata: { role: 'staff' } }),
  };
}
