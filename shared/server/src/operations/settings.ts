import { Fault } from '@site/contract/fault';

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
  const metricsToken = env.METRICS_TOKEN ?? '';
  if (metricsToken !== '' && metricsToken.length < 20)
    throw new Fault('METRICS_TOKEN: fewer than 20 characters can be guessed');
  return {
    metricsToken,
    maxMailAgeSeconds: 60 * number(env, 'READY_MAIL_MINUTES', 15),
    minFreeBytes: 1e6 * number(env, 'READY_DISK_MB', 200),
    logFormat: oneOf(env, 'LOG_FORMAT', ['json', 'text']) ?? (isTerminal ? 'text' : 'json'),
    logRequests: oneOf(env, 'LOG_REQUESTS', ['all', 'problems']) ?? 'problems',
    logAddresses: oneOf(env, 'LOG_ADDRESSES', ['yes', 'no']) === 'yes',
  };
}

function number(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isFinite(value) || value < 0)
    throw new Fault(`${name}: "${env[name]}" is no number of 0 or more`);
  return value;
}

function oneOf<T extends string>(env: NodeJS.ProcessEnv, name: string, values: T[]): T | undefined {
  if (!env[name]) return undefined;
  const value = values.find((each) => each === env[name]);
  if (!value) throw new Fault(`${name}: "${env[name]}" is not ${values.join(' or ')}`);
  return value;
}
