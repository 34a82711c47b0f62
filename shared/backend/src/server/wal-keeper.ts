import type { Session } from './database';

/** After so many uses of the database it is looked at how much it has written. */
const looksEvery = 50;
/** Bytes of the log between two checkpoints. */
const checkpointEvery = 24 * 1024 * 1024;
/** Checkpoints between two cleanings. */
const cleansEvery = 20;

/**
 * Does for the embedded database what the background processes of a server do: without a checkpoint
 * its log grows until the disk is full, without cleaning its tables keep every version of a row.
 */
export class WalKeeper {
  private uses = 0;
  private checkpoints = 0;
  /** Place in the log at the last checkpoint. */
  private reached: string | undefined;

  /** Called outside a transaction, after each use. */
  async tend({ query, run }: Session): Promise<void> {
    if (this.uses++ % looksEvery !== 0) return;
    const [log] = await query<{ at: string; written: number }>(
      `select pg_current_wal_insert_lsn()::text as at,
        coalesce(pg_current_wal_insert_lsn() - $1::pg_lsn, 0)::float8 as written`,
      [this.reached ?? null],
    );
    this.reached ??= log?.at;
    if ((log?.written ?? 0) < checkpointEvery) return;
    this.reached = log?.at;
    await run('checkpoint');
    if (++this.checkpoints % cleansEvery === 0) await run('vacuum (analyze)');
  }
}
