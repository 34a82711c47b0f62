import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { spoolAudience, type Spooled } from '../spool/spool-request';
import { spoolData } from '../spool/spool';
import { bearerOf } from './claims';
import { reason } from '@site/contract/fault';
import { type Database, isDatabaseError } from '@site/database/database';
import { HttpError, sendJson } from '@site/server/http';
import { verifyToken } from './jwt';
import type { Relay } from './relay';
import { busyCode } from '@site/database/serial-queue';

/** While so many bookings wait that the database takes no more, a backup tries again. */
const busyPauseMs = 50;
const busyAttempts = 1200;

/** Runs work that needs the database, also while it is busy. */
async function despiteBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      const isBusy = isDatabaseError(error) && error.code === busyCode;
      if (!isBusy || attempt === busyAttempts) throw error;
      await pause(busyPauseMs);
    }
}

/**
 * Answers the backup command: writes an export into the data folder and names its file. So the
 * customers' data passes through no connection, and a proxy in front has nothing to reveal.
 */
export function createBackupRequest(
  db: Database,
  options: { dataDir: string; key: string; relay: Relay; log: (line: string) => void },
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const { dataDir, key, relay, log } = options;
  return async (req, res) => {
    const claims = await verifyToken(bearerOf(req) ?? '', key);
    if (claims?.aud !== spoolAudience)
      throw new HttpError(401, 'This address is for the backup command');
    if (req.method !== 'POST') throw new HttpError(405, 'This address is for POST');
    try {
      const { exported, name } = await relay.whileQuiet(() =>
        despiteBusy(() => spoolData(db, dataDir)),
      );
      const { header, unsure } = exported;
      sendJson(res, 200, { name, at: header.at, unsure } satisfies Spooled);
    } catch (error) {
      // The caller holds the key of the data folder, so the reason is for the owner.
      log(`Backup: ${reason(error)}`);
      throw new HttpError(500, reason(error));
    }
  };
}
