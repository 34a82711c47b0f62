import { setting } from '@site/contract/environment';

export interface OperationsSettings {
  metricsToken: string;
  maxMailAgeSeconds: number;
  minFreeBytes: number;
  /** JSON lines for a machine, or lines for a person. */
  logFormat: 'json' | 'text';
  /** Log every request, or only failed, refused and slow ones. */
  logRequests: 'all' | 'problems';
  /** Log the callers' addresses. They are personal data. */
  logAddresses: boolean;
}

/**
 * Reads the settings of health, metrics and logs. A terminal gets lines for a person.
 * @throws Fault naming the setting that is wrong
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  isTerminal = process.stdout.isTTY,
): OperationsSettings {
  return {
    metricsToken: setting('METRICS_TOKEN', env) ?? '',
    maxMailAgeSeconds: 60 * (setting('READY_MAIL_MINUTES', env) ?? 15),
    minFreeBytes: 1e6 * (setting('READY_DISK_MB', env) ?? 200),
    logFormat: setting('LOG_FORMAT', env) ?? (isTerminal ? 'text' : 'json'),
    logRequests: setting('LOG_REQUESTS', env) ?? 'problems',
    logAddresses: setting('LOG_ADDRESSES', env) === 'yes',
  };
}
