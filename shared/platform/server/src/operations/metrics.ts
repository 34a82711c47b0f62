import type { Counter as GivenCounter } from '@site/contract/backend';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { type GaugeSources, registerGauges } from './gauges';

/** Refusals by the status of an answer. Every other status below 500 is `other`. */
const refusals: Record<number, string> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not found',
  408: 'too slow',
  409: 'taken',
  413: 'too large',
  422: 'invalid',
  429: 'limit',
};

/**
 * Counts for Prometheus. Every label has few values, none of which a stranger can choose.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'site_requests_total',
    help: 'Answered requests by kind of address and status.',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'site_refusals_total',
    help: 'Refused requests by reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly given = new Map<string, (value: string) => void>();

  /**
   * @param sources of values that are read when they are requested
   * @param sources.counters of the backend
   */
  constructor({ counters, ...sources }: GaugeSources & { counters: GivenCounter[] }) {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 100 });
    // Series that exist from the start, so that the first event is an increase.
    for (const { name, help, label, values } of counters) {
      const counter = new Counter({ name, help, labelNames: [label], registers: [this.registry] });
      for (const value of values) counter.inc({ [label]: value }, 0);
      this.given.set(name, (value) => counter.inc({ [label]: value }));
    }
    for (const reason of [...new Set(Object.values(refusals)), 'other'])
      this.refused.inc({ reason }, 0);
    registerGauges(this.registry, sources);
  }

  /** Counts an event of the backend. @param name of its counter */
  count(name: string, value: string): void {
    this.given.get(name)?.(value);
  }

  answered(kind: string, status: number, seconds: number): void {
    this.requests.inc({ kind, status });
    this.seconds.observe({ kind }, seconds);
    if (status >= 400 && status < 500) this.refused.inc({ reason: refusals[status] ?? 'other' });
  }

  /** Everything in Prometheus' text format. */
  text = (): Promise<string> => this.registry.metrics();
  readonly contentType = this.registry.contentType;
}
