import { setting } from '@site/contract/environment';
import { Fault } from '@site/contract/fault';
import { openBucket } from '@site/object-storage';
import { DeliveryDatabase } from './database';
import { FolderStore } from './folder-store';
import { Objects } from './objects';
import { SharedStore } from './shared-store';
import type { Store } from './store';

/**
 * Whether a store that several machines share is configured. Never in development, so that a saved
 * file does not go live on the shared site.
 */
export const isShared = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.NODE_ENV !== 'development' &&
  Boolean(setting('SITE_STORE', env) ?? setting('SITE_DATABASE_URL', env));

/** Part of the caller's token, `shell` for everything; undefined without a shared store or token. */
export const partOfToken = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  isShared(env) ? setting('SITE_TOKEN', env)?.split('.')[0] : undefined;

/**
 * The store behind the site's folder: object storage (`SITE_STORE=s3://bucket/prefix`) and
 * PostgreSQL (`SITE_DATABASE_URL`), or the folder alone. Connects with the first call.
 * @throws Fault naming the variable that is missing or wrong
 */
export function openStore(env: NodeJS.ProcessEnv = process.env): Store {
  if (!isShared(env)) return new FolderStore();
  const bucket = setting('SITE_STORE', env);
  const url = setting('SITE_DATABASE_URL', env);
  if (!bucket || !url)
    throw new Fault(
      `${bucket ? 'SITE_DATABASE_URL' : 'SITE_STORE'} is missing: a shared store needs SITE_STORE and SITE_DATABASE_URL.`,
    );
  const database = new DeliveryDatabase(url, setting('SITE_TOKEN', env) ?? '');
  return new SharedStore(database, new Objects(openBucket(bucket, { env }), database));
}
