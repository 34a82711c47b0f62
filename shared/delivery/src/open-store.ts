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
  env.NODE_ENV !== 'development' && Boolean(env.SITE_STORE || env.SITE_DATABASE_URL);

/** Part of the caller's token, `shell` for everything; undefined without a shared store or token. */
export const partOfToken = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  isShared(env) ? env.SITE_TOKEN?.split('.')[0] || undefined : undefined;

/**
 * The store behind the site's folder: object storage (`SITE_STORE=s3://bucket/prefix`) and
 * PostgreSQL (`SITE_DATABASE_URL`), or the folder alone. Connects with the first call.
 * @throws Fault naming the variable that is missing or wrong
 */
export function openStore(env: NodeJS.ProcessEnv = process.env): Store {
  if (!isShared(env)) return new FolderStore();
  const { SITE_STORE, SITE_DATABASE_URL, SITE_TOKEN = '' } = env;
  if (!SITE_STORE || !SITE_DATABASE_URL)
    throw new Fault(
      `${SITE_STORE ? 'SITE_DATABASE_URL' : 'SITE_STORE'} is missing: a shared store needs SITE_STORE and SITE_DATABASE_URL.`,
    );
  const database = new DeliveryDatabase(SITE_DATABASE_URL, SITE_TOKEN);
  return new SharedStore(database, new Objects(openBucket(SITE_STORE, { env }), database));
}
