import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

/** The hash that the signer needs, by Node's own code. */
class Sha256 {
  private readonly hash;

  constructor(key?: unknown) {
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(key));
  }

  update(chunk: unknown): void {
    this.hash.update(bytesOf(chunk));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.hash.digest()));
  }

  reset(): void {}
}

function bytesOf(value: unknown): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value);
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  }
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new TypeError('only text and bytes are hashed');
}

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Encodes a path as the signature demands: more characters than an address needs. */
const canonicalPath = (path: string): string =>
  decodeURIComponent(path)
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

/** When the request was signed, by the clock of its sender: `20261122T190000Z`. */
export const signedAt = ({ headers }: IncomingMessage): Date =>
  new Date(
    String(headers['x-amz-date']).replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    ),
  );

/**
 * Whether a request is signed with these keys, computed by the signer of Amazon's own client, since
 * s3rver accepts every signature of version 4.
 */
export async function hasValidSignature(
  req: IncomingMessage,
  { region, ...credentials }: Keys,
): Promise<boolean> {
  const { method = 'GET', url = '/', headers } = req;
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const signed = await new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  }).sign(
    {
      method,
      protocol: 'http:',
      hostname: 'localhost',
      path: canonicalPath(pathname),
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])),
    },
    {
      signingDate: signedAt(req),
      signableHeaders: new Set(names),
    },
  );
  return given === signed.headers.authorization;
}
