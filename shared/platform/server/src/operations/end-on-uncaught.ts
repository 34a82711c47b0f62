import { reason } from '@site/contract/fault';
import type { SiteLog } from './site-log';

/**
 * Ends the process with one line and exit code 1 after an error that no code has caught: what it
 * left behind is unknown. What was acknowledged is stored, and the unit starts the site again.
 */
export function endOnUncaught(log: Pick<SiteLog, 'fatal'>): void {
  const end = (error: unknown) => {
    const [, place = ''] = error instanceof Error ? (error.stack ?? '').split('\n') : [];
    log.fatal(`The site ends after an uncaught error: ${reason(error)} ${place.trim()}`.trim());
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
