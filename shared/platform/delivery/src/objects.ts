import { createHash } from 'node:crypto';
import { Fault } from '@site/contract/fault';
import type { Bucket } from '@site/object-storage';
import type { DeliveryDatabase } from './database';
import type { ObjectRow } from './rows';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const wordOf = { release: '', set: 'set ', pictures: 'pictures ' };

/** The stored bytes differ from the recorded ones; trying again does not help. */
export class DamagedObject extends Fault {}

/** Immutable bytes in object storage, with their hashes in the database. */
export class Objects {
  constructor(
    readonly bucket: Bucket,
    private readonly database: DeliveryDatabase,
  ) {}

  /** @param fits chooses among the objects of several teams */
  async find(
    kind: ObjectRow['kind'],
    name: string,
    fits: (row: ObjectRow) => boolean = () => true,
  ): Promise<ObjectRow | undefined> {
    return (await this.database.stored([name])).find((row) => row.kind === kind && fits(row));
  }

  /** @returns `exists` when an object with this name was stored meanwhile */
  async put(
    kind: ObjectRow['kind'],
    name: string,
    bytes: Buffer,
    details: object,
  ): Promise<'stored' | 'exists'> {
    const key = await this.database.beginUpload(kind, name);
    await this.bucket.putNew(key, bytes, { 'content-type': 'application/octet-stream' });
    return this.database.endUpload(key, digestOf(bytes), bytes.length, details);
  }

  /** @throws Fault naming the release or set, when its bytes are missing or altered */
  async get({ kind, name, key, sha256, bytes: recorded }: ObjectRow): Promise<Buffer> {
    // A file longer than recorded was altered, and could fill the memory.
    const bytes = await this.bucket.get(key, recorded + 1);
    if (!bytes)
      throw new DamagedObject(`${wordOf[kind]}${name}: ${key} is missing from the storage`);
    if (digestOf(bytes) !== sha256)
      throw new DamagedObject(
        `${wordOf[kind]}${name}: ${key} was altered in the storage, its hash is not the recorded one`,
      );
    return bytes;
  }
}
