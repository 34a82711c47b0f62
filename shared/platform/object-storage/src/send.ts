import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '@site/contract/fault';
import { AwsClient } from 'aws4fetch';
import type { Settings } from './settings';

export interface RetryOptions {
  /** How often a request is sent at most. Default: 5. */
  attempts?: number;
  /** Wait after the first failure; doubled after each, and up to doubled again by chance. */
  delayMs?: number;
  /** How long one attempt may take. Default: 60 s, so that slow lines can upload a set. */
  timeoutMs?: number;
}

export interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Bytes of the answer to read. */
  most?: number;
  /** Key or prefix, for messages. */
  about: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The storage's name for an error, e.g. `NoSuchBucket`; empty without one. */
  code: string;
}

/** Sends one request. @throws Fault naming storage, key and cause, after the last attempt */
export type Send = (request: Request) => Promise<Answer>;

/** Amazon's word for it; an answer to HEAD has no words, so the answer's date decides. */
const wrongClock = 'RequestTimeTooSkewed';
const toleratedSkewMs = 300_000;

/** Answers that may differ at the next attempt. 409: another write of the key has not ended. */
const isPassing = ({ status, code }: Answer): boolean =>
  status === 409 || status === 429 || (status >= 500 && status !== 501) || code === wrongClock;

/** Signs and sends requests; repeats one that failed in a way that may pass. */
export function sender(settings: Settings, retry: RetryOptions): Send {
  const { attempts = 5, delayMs = 100, timeoutMs = 60_000 } = retry;
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 });
  let offsetMs = 0;

  const once = async ({ method, url, headers, body, most }: Request): Promise<Answer> => {
    const at = new Date(Date.now() + offsetMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
    const response = await client.fetch(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      ...(body && { body: new Uint8Array(body) }),
      aws: { datetime: at },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await read(response, most);
    const code = response.ok ? '' : (/<Code>([^<]*)/.exec(bytes.toString('utf8'))?.[1] ?? '');
    // Signatures hold for minutes: go by the storage's clock if this machine's is wrong.
    const skewMs = Date.parse(response.headers.get('date') ?? '') - Date.now() - offsetMs;
    const isSkewed = response.status === 403 && Math.abs(skewMs) > toleratedSkewMs;
    if (isSkewed) offsetMs += skewMs;
    const { status, headers: received } = response;
    return { status, headers: received, body: bytes, code: isSkewed ? wrongClock : code };
  };

  return async (request) => {
    const fail = (cause: string) => new Fault(`${settings.name}: ${request.about}: ${cause}`);
    for (let attempt = 1; ; attempt++) {
      const { answer, error } = await once(request).then(
        (answer) => ({ answer, error: undefined }),
        (error: Error) => ({ answer: undefined, error }),
      );
      if (answer && !isPassing(answer)) return answer;
      if (attempt >= attempts) {
        throw fail(
          answer ? refusal(answer, settings) : unreachable(settings.bucket, error, timeoutMs),
        );
      }
      await pause(delayMs * 2 ** (attempt - 1) * (1 + Math.random()));
    }
  };
}

/** Reads at most so many bytes: an object may be larger than the memory, or be packed so. */
async function read(response: Response, most = Infinity): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let missing = most;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, missing));
    missing -= chunk.length;
    if (missing <= 0) break;
  }
  return Buffer.concat(chunks);
}

const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

/** Meaning of an answer other than success, for a message. */
export function refusal({ status, code }: Answer, { accessKeyId, region }: Settings): string {
  const answered = `the storage answered ${[status, code].filter(Boolean).join(' ')}`;
  if (code === 'NoSuchBucket') return `${answered}: create the bucket first`;
  if (status === 401 || status === 403)
    return `${answered}: the key ${accessKeyId} is wrong or has no right to do this`;
  if (status >= 300 && status < 400)
    return `${answered}: the bucket is not in region ${region}; set AWS_REGION`;
  return answered;
}

const causes: Record<string, string> = {
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name cannot be looked up now',
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
};

function unreachable(bucket: string, error: Error, timeoutMs: number): string {
  const { host } = new URL(bucket);
  if (error.name === 'TimeoutError') return `${host} did not answer within ${timeoutMs / 1000} s`;
  const { code = '', message = error.message } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const why = causes[code] ?? message;
  return `${host} cannot be reached: ${why}`;
}
