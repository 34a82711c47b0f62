import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressed } from '@site/delivery/compress';

/**
 * Serves a site's documents without their scripts, as small as they get, and its other files.
 * @param origin of the site
 */
export async function withoutScripts(
  origin: string,
): Promise<{ origin: string; close: () => void }> {
  const bodies = new Map<string, Promise<{ type: string; body: Buffer }>>();
  async function bodyOf(path: string) {
    const answer = await fetch(origin + path);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const left = type.startsWith('text/html')
      ? Buffer.from(String(bytes).replace(/<script[\s\S]*?<\/script>/g, ''))
      : bytes;
    return { type, body: await compressed(left) };
  }
  const server = createServer(({ url = '/' }, res) => {
    const found = bodies.get(url) ?? bodyOf(url);
    bodies.set(url, found);
    found.then(
      ({ type, body }) =>
        res.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body),
      (error: Error) => res.writeHead(502).end(error.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
