import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Environment } from '@site/contract/environment';
import { conditionalWrites } from './conditional-writes';
import { listObjects } from './list-objects';
import { storedWrites } from './stored-writes';
import { hasValidSignature, signedAt } from './verify-signature';

/** A request as the server got it. */
export interface Received {
  method: string;
  /** Key in the bucket, with the prefix; empty for a list. */
  key: string;
  headers: IncomingMessage['headers'];
}

export interface BucketServerOptions {
  /**
   * How a write with `If-None-Match: *` is answered. `known` (default): 412 when the object exists,
   * as by Amazon. `refused`: 501, as by storages that do not support it. `ignored`: it overwrites.
   */
  conditions?: 'known' | 'refused' | 'ignored';
  /** Difference of the server's clock to this machine's. */
  clockOffsetMs?: number;
  /** Whether `content-encoding` is stored with an object; some storages drop it. Default: true. */
  keepsEncoding?: boolean;
  /** Keys on a page of a list. Default: 1000, as with Amazon. */
  pageSize?: number;
  /** Called before each answer. @returns a status to answer with instead, or `hang up` */
  fault?: (request: Received) => number | 'hang up' | undefined;
}

export interface BucketServer {
  /** `s3://bucket/prefix` */
  url: string;
  /** Variables with endpoint, region and keys, for `openBucket` or a process. */
  env: Environment & { AWS_ENDPOINT_URL: string };
  /** Every request so far. */
  received: Received[];
  /** Ends the server and removes its objects. */
  close: () => Promise<void>;
}

const bucket = 'test-bucket';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

const refuse = (res: ServerResponse, status: number, code: string): void => {
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
};

/**
 * Starts an S3 server on a port of this machine: s3rver, behind checks that it lacks: signatures of
 * version 4, clocks, lists by page, and writes that must not overwrite.
 */
export async function startBucketServer(options: BucketServerOptions = {}): Promise<BucketServer> {
  const { conditions = 'known', clockOffsetMs = 0, pageSize = 1000, fault } = options;
  const { keepsEncoding = true } = options;
  const directory = await mkdtemp(join(tmpdir(), 'bucket-server-'));
  const objects = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await objects.configureBuckets();
  const store = objects.callback();
  const write = conditionalWrites(directory, bucket);
  const writes = storedWrites(directory, bucket);
  const received: Received[] = [];

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const [, name = '', ...path] = decodeURIComponent(pathname).split('/');
    const key = path.join('/');
    const request = { method: req.method ?? '', key, headers: req.headers };
    received.push(request);
    const instead = fault?.(request);
    if (instead === 'hang up') return void req.destroy();
    if (instead) return refuse(res, instead, 'Injected');
    const serverTime = Date.now() + clockOffsetMs;
    res.setHeader('date', new Date(serverTime).toUTCString());
    if (!(await hasValidSignature(req, keys))) return refuse(res, 403, 'SignatureDoesNotMatch');
    if (Math.abs(signedAt(req).getTime() - serverTime) > 900_000)
      return refuse(res, 403, 'RequestTimeTooSkewed');
    if (!key) {
      const page = await listObjects(join(directory, name), searchParams, pageSize);
      if (page === undefined) return refuse(res, 404, 'NoSuchBucket');
      return void res.end(page);
    }
    if (req.method === 'GET') await writes.whole(key);
    writes.note(req, res, key);
    // s3rver compares with this machine's clock.
    req.headers['x-amz-date'] = new Date().toISOString().replace(/[:-]|\.\d{3}/g, '');
    if (!keepsEncoding) delete req.headers['content-encoding'];
    if (req.method !== 'PUT' || req.headers['if-none-match'] !== '*' || conditions === 'ignored')
      return store(req, res);
    if (conditions === 'refused') return refuse(res, 501, 'NotImplemented');
    await write(key, res, {
      write: () => store(req, res),
      exists: () => refuse(res, 412, 'PreconditionFailed'),
    });
  };

  const server = createServer((req, res) => {
    answer(req, res).catch((error: Error) => refuse(res, 500, error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `s3://${bucket}/site`,
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: keys.region,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
