import { Fault } from '@site/contract/fault';
import { checkKey, parseList } from './keys';
import { refusal, sender } from './send';
import type { Answer, RetryOptions, Request } from './send';
import { encodePath, readSettings } from './settings';
import type { Environment } from '@site/contract/environment';

export { overlap } from './settings';

/** Objects below the prefix of a bucket. Keys are paths inside the prefix: `sets/a1/set.json`. */
export interface Bucket {
  /**
   * Writes an object that must never be overwritten.
   *
   * The key is looked up first, so an object that exists is not uploaded again. The write has
   * `If-None-Match: *`: with storages that support it, one of two writers at the same time gets
   * `exists`. A storage that answers that it does not support the header gets the write without it.
   * In those, and in storages that ignore it, both may write; so name such objects by their content.
   * After a lost answer, the own write may count as `exists`.
   */
  putNew(
    key: string,
    body: Buffer | string,
    headers?: Record<string, string>,
  ): Promise<'written' | 'exists'>;
  /** Writes an object, also over an earlier one. */
  put(key: string, body: Buffer | string, headers?: Record<string, string>): Promise<void>;
  /**
   * @param most bytes to read; a longer object is cut off there
   * @returns undefined when there is none; a stored `content-encoding` is decoded
   */
  get(key: string, most?: number): Promise<Buffer | undefined>;
  /** Every key that starts with the prefix; `''` lists all. */
  list(prefix: string): Promise<string[]>;
  /** Removes an object; one that does not exist is no error. */
  remove(key: string): Promise<void>;
}

/** A bucket that also shows how its objects are delivered. */
export interface RemoteBucket extends Bucket {
  /** Headers with which the storage delivers an object; undefined when there is none. */
  head(key: string): Promise<Headers | undefined>;
}

export interface BucketOptions extends RetryOptions {
  /** Variables with endpoint, region and keys. Default: those of the process. */
  env?: Environment;
}

/**
 * A bucket of any S3-compatible storage. Every method throws a Fault that names the storage, the
 * key and the cause; failures that may pass are repeated first.
 * @param name `s3://bucket/prefix` @throws Fault naming the variable that is missing or wrong
 */
export function openBucket(name: string, options: BucketOptions = {}): RemoteBucket {
  const settings = readSettings(name, options.env ?? process.env);
  const send = sender(settings, options);
  const object = (method: Request['method'], key: string): Request => ({
    method,
    url: settings.objects + encodePath(checkKey(key)),
    about: key,
  });
  const expectStatus = (answer: Answer, about: string, ...expected: number[]): Answer => {
    if (expected.includes(answer.status)) return answer;
    throw new Fault(`${name}: ${about}: ${refusal(answer, settings)}`);
  };
  const write = (key: string, body: Buffer | string, headers: Record<string, string>) =>
    send({ ...object('PUT', key), headers, body: Buffer.from(body) });

  return {
    async putNew(key, body, headers = {}) {
      const known = await send(object('HEAD', key));
      if (expectStatus(known, key, 200, 404).status === 200) return 'exists';
      const answer = await write(key, body, { ...headers, 'if-none-match': '*' });
      if (answer.status === 412) return 'exists';
      const isUnknown = answer.status === 501 || answer.code === 'NotImplemented';
      expectStatus(isUnknown ? await write(key, body, headers) : answer, key, 200);
      return 'written';
    },
    async put(key, body, headers = {}) {
      expectStatus(await write(key, body, headers), key, 200);
    },
    async get(key, most) {
      const answer = await send({ ...object('GET', key), ...(most !== undefined && { most }) });
      if (answer.status === 404 && answer.code !== 'NoSuchBucket') return undefined;
      return expectStatus(answer, key, 200).body;
    },
    async head(key) {
      const answer = expectStatus(await send(object('HEAD', key)), key, 200, 404);
      return answer.status === 200 ? answer.headers : undefined;
    },
    async list(prefix) {
      const keys: string[] = [];
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: settings.prefix + prefix,
          ...(next && { 'continuation-token': next }),
        });
        const url = `${settings.bucket}/?${query}`;
        const about = `list of "${prefix}"`;
        const answer = expectStatus(await send({ method: 'GET', url, about }), about, 200);
        const page = parseList(answer.body.toString('utf8'));
        keys.push(...page.keys.map((key) => key.slice(settings.prefix.length)));
        next = page.next;
      }
      return keys;
    },
    async remove(key) {
      expectStatus(await send(object('DELETE', key)), key, 200, 204, 404);
    },
  };
}
