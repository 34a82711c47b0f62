import type { Bucket } from '@site/object-storage';
import { DeliveryDatabase } from '../database';
import { Objects } from '../objects';
import { SharedStore } from '../shared-store';
import type { Store } from '../store';
import { memoryBucket } from './memory-bucket';
import { workIn } from './site-folder';
import type { TestDatabase } from './start-database';

export type Machines = ((which: 1 | 2) => Store) & { bucket: Bucket };

/**
 * Two machines with one empty shared store. Naming one makes its folder that of this process.
 * @param folders of the machines, empty @param open gets the stores to close
 */
export async function twoMachines(
  server: TestDatabase,
  folders: [string, string],
  open: Store[],
): Promise<Machines> {
  await server.sql(
    'truncate delivery.objects; update delivery.current set live = null, canary = null',
  );
  await server.sql(
    'alter table delivery.changes disable trigger keep_changes; truncate delivery.changes; alter table delivery.changes enable trigger keep_changes',
  );
  const bucket = memoryBucket();
  const stores = folders.map(() => {
    const database = new DeliveryDatabase(server.ownerUrl, '');
    const store = new SharedStore(database, new Objects(bucket, database));
    open.push(store);
    return store;
  });
  const on = (which: 1 | 2) => {
    workIn(folders[which - 1] as string);
    return stores[which - 1] as Store;
  };
  return Object.assign(on, { bucket });
}
