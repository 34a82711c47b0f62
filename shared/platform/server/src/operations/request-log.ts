import { LineLimit } from './line-limit';
import type { OperationsSettings } from './settings';
import type { SiteLog } from './site-log';

export interface Answered {
  requestId: string;
  method: string;
  kind: string;
  status: number;
  seconds: number;
  /** Of the connection or, behind trusted proxies, of the caller. */
  address: string;
}

/** An answer that takes longer is logged. Uploads depend on the visitor's connection. */
const slowSeconds = 1;
/** A minute. Failures have their own limit, so that no flood of refusals hides them. */
const maxFailures = 300;
const maxOthers = 60;

const isFailure = ({ status }: Answered) => status >= 500;

/** Pages that are not there are requested all day by programs that search for weaknesses. */
const isRefusal = ({ status }: Answered) => status >= 400 && status !== 404;

/**
 * Logs failed, refused and slow requests, or all of them. A line has the kind of the address and
 * not the address: it can contain what a person typed.
 */
export class RequestLog {
  private readonly failures = new LineLimit(maxFailures, (n) =>
    this.log.info(`${n} more requests failed`),
  );
  private readonly others = new LineLimit(maxOthers, (n) =>
    this.log.info(`${n} more requests were refused or slow`),
  );

  constructor(
    private readonly log: SiteLog,
    private readonly settings: Pick<OperationsSettings, 'logRequests' | 'logAddresses'>,
  ) {}

  write(answered: Answered): void {
    const { logRequests, logAddresses } = this.settings;
    const { address, seconds, ...fields } = answered;
    const slow = seconds > slowSeconds && answered.kind !== 'photo';
    if (logRequests !== 'all') {
      if (!isFailure(answered) && !isRefusal(answered) && !slow) return;
      if (!(isFailure(answered) ? this.failures : this.others).hasRoom()) return;
    }
    this.log.info(`${fields.method} ${fields.kind} ${fields.status}`, {
      ...fields,
      ms: Math.round(seconds * 1000),
      ...(slow && { slow }),
      ...(logAddresses && { address }),
    });
  }
}
