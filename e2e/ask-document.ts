import { get } from 'node:http';

/** A new connection sends ten segments, 14,600 bytes, before it waits for an answer. */
export const flight = 14_000;

interface Answer {
  /** Bytes of the status line and the headers. */
  head: number;
  body: Buffer;
}

/** A document as it is sent to a browser, with the length of its headers. */
export const ask = (url: string) =>
  new Promise<Answer>((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const lines = res.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done({ head: lines + 19, body: Buffer.concat(chunks) }));
    }).on('error', fail);
  });
