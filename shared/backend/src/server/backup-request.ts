import type { IncomingMessage, ServerResponse } from 'node:http';
import { spoolAudience } from '../backup/ask-site';
import type { Spooled } from '../backup/ask-site';
import { spoolData } from '../backup/spool';
import { bearerOf } from './claims';
import { type Database, reason } from './database';
import { HttpError, sendJson } from './http';
import { verifyToken } from './jwt';
import type { Relay } from './relay';

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
      const { exported, name } = await relay.whileQuiet(() => spoolData(db, dataDir));
      const { header, unsure } = exported;
      sendJson(res, 200, { name, at: header.at, unsure } satisfies Spooled);
    } catch (error) {
      // The caller holds the key of the data folder, so the reason is for the owner.
      log(`Backup: ${reason(error)}`);
      throw new HttpError(500, reason(error));
    }
  };
}
