import { pino, type DestinationStream } from 'pino';
import type { OperationsSettings } from './settings';
import { withoutPersonalData } from './without-personal-data';

export interface SiteLog {
  /** Something that the owner should look at. */
  problem: (line: string, requestId?: string) => void;
  info: (line: string, fields?: object) => void;
  /** The reason for the end of the process; written before this returns. */
  fatal: (line: string) => void;
}

/**
 * The log of the server: JSON lines on stdout, as journals read them, or plain lines for a person
 * at a terminal. Every line is without personal data.
 */
export function openLog(
  { logFormat }: Pick<OperationsSettings, 'logFormat'>,
  destination: DestinationStream = logFormat === 'json'
    ? pino.destination({ dest: 1, sync: true })
    : { write: (line) => console.error(plainLine(line)) },
): SiteLog {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    problem: (line, requestId) =>
      logger.warn({ ...(requestId && { requestId }) }, withoutPersonalData(line)),
    info: (line, fields = {}) => logger.info(fields, withoutPersonalData(line)),
    fatal: (line) => logger.fatal(withoutPersonalData(line)),
  };
}

/** The text of a line, with its other values behind it. */
function plainLine(line: string): string {
  const {
    msg,
    level: _level,
    time: _time,
    ...fields
  } = JSON.parse(line) as { msg: string; level: string; time: string };
  const values = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [msg, ...values].join(' ');
}
