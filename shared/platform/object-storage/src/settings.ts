import { setting } from '@site/contract/environment';
import type { Environment } from '@site/contract/environment';
import { Fault } from '@site/contract/fault';

/** Where a bucket is, and the keys to it. */
export interface Settings {
  /** The address as it was given, for messages. */
  name: string;
  /** Start of every address of an object, with the prefix: `https://host/bucket/prefix/`. */
  objects: string;
  /** Address of the bucket itself, for lists. */
  bucket: string;
  /** Start of every key: `prefix/`, or empty. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

const segment = /^(?!\.\.?$)[A-Za-z0-9._-]+$/;

/** The address of an object within its bucket; every character that could end a path is encoded. */
export const encodePath = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/**
 * Reads `s3://bucket/prefix`, and endpoint, region and keys from the usual variables:
 * `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` (default: Amazon), `AWS_REGION` or
 * `AWS_DEFAULT_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`.
 * @throws Fault naming the address or the variable that is missing or wrong
 */
export function readSettings(name: string, env: Environment): Settings {
  const [, bucket = '', rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(name) ?? [];
  const parts = rest.split('/').filter(Boolean);
  if (!bucket || !parts.every((part) => segment.test(part)))
    throw new Fault(`"${name}": an address of object storage is s3://BUCKET/PREFIX`);
  const prefix = parts.map((part) => `${part}/`).join('');
  const region = setting('AWS_REGION', env) ?? setting('AWS_DEFAULT_REGION', env) ?? 'us-east-1';
  const home = bucketAddress(bucket, region, env);
  return {
    name,
    bucket: home,
    objects: `${home}/${encodePath(prefix)}`,
    prefix,
    region,
    accessKeyId: needed(env, 'AWS_ACCESS_KEY_ID', name),
    secretAccessKey: needed(env, 'AWS_SECRET_ACCESS_KEY', name),
    sessionToken: setting('AWS_SESSION_TOKEN', env),
  };
}

/**
 * Whether an object could lie below both addresses.
 * @throws Fault as {@link readSettings}
 */
export function overlap(first: string, second: string, env: Environment): boolean {
  const [a, b] = [readSettings(first, env), readSettings(second, env)];
  return a.bucket === b.bucket && (a.prefix.startsWith(b.prefix) || b.prefix.startsWith(a.prefix));
}

/** Other storages than Amazon's have the bucket in the path: they need no name per bucket. */
function bucketAddress(bucket: string, region: string, env: Environment): string {
  const endpoint = setting('AWS_ENDPOINT_URL_S3', env) ?? setting('AWS_ENDPOINT_URL', env);
  if (!endpoint) {
    const host = `s3.${region}.amazonaws.com`;
    // The certificate of Amazon covers no name with a dot in it.
    return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
  }
  return `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
}

function needed(
  env: Environment,
  variable: 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY',
  name: string,
): string {
  const value = setting(variable, env);
  if (!value) throw new Fault(`${variable} is not set: ${name} cannot be read or written`);
  return value;
}
