import type { Session } from './database';

/** Check the size of the log after this many uses of the database. */
const checkEveryUses = 50;
/** Bytes of the log between two checkpoints. */
const checkpointEveryBytes = 24 * 1024 * 1024;
/** Checkpoints between two vacuums. */
const vacuumEveryCheckpoints = 20;

/**
 * Replaces a server's background processes for the embedded database. Without checkpoints its log
 * fills the disk; without vacuum its tables keep every version of a row.
 */
export class WalMaintenance {
  private uses = 0;
  private checkpoints = 0;
  /** Position in the log at the last checkpoint. */
  private lastCheckpointAt: string | undefined;

  /** Call it outside a transaction, after each use. */
  async afterUse({ query, run }: Session): Promise<void> {
    if (this.uses++ % checkEveryUses !== 0) return;
    const [log] = await query<{ at: string; written: number }>(
      `select pg_current_wal_insert_lsn()::text as at,
        coalesce(pg_current_wal_insert_lsn() - $1::pg_lsn, 0)::float8 as written`,
      [this.lastCheckpointAt ?? null],
    );
    this.lastCheckpointAt ??= log?.at;
    if ((log?.written ?? 0) < checkpointEveryBytes) return;
    this.lastCheckpointAt = log?.at;
    await run('checkpoint');
    if (++this.checkpoints % vacuumEveryCheckpoints === 0) await run('vacuum (analyze)');
  }
}
