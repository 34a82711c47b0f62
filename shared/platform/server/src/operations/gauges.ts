import type { Health } from '@site/contract/backend';
import { Gauge, type Registry } from 'prom-client';
import { freshFor, within } from './within';

export interface ServedSet {
  id: string;
  versions: Record<string, string>;
  /** Its share of the visitors. */
  percent: number;
}

export interface GaugeSources {
  /** The backend; undefined until it is open. */
  health: () => Health | undefined;
  sets: () => Promise<ServedSet[]>;
  /** Reasons why the site is not ready. */
  reasons: () => Promise<string[]>;
}

/** The outbox gives three values, but is read once for an answer. */
const outboxFreshMs = 1_000;
/** A folder of photos is long. */
const sizesFreshMs = 60_000;
/** Prometheus waits for ten seconds; one dead database must not cost all other values. */
const timeoutMs = 3_000;

/** Registers the values that are read when they are requested. */
export function registerGauges(registry: Registry, { health, sets, reasons }: GaugeSources): void {
  /** A value that cannot be read is left out, since 0 would look like good news. */
  const value = (name: string, help: string, read: () => Promise<number | undefined>) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const now = await within(timeoutMs, read()).catch(() => undefined);
        if (now === undefined) gauge.remove();
        else gauge.set(now);
      },
    });
  };
  const outbox = freshFor(outboxFreshMs, async () => health()?.outbox());
  const sizes = freshFor(sizesFreshMs, async () => health()?.sizes());

  value('site_ready', '1 when /readyz answers 200.', async () =>
    (await reasons()).length === 0 ? 1 : 0,
  );
  value(
    'site_outbox_waiting',
    'Mails that are due and not sent.',
    async () => (await outbox())?.waiting,
  );
  value(
    'site_outbox_oldest_seconds',
    'How long the oldest of them has been due.',
    async () => (await outbox())?.oldestSeconds,
  );
  value(
    'site_outbox_given_up',
    'Mails that will not be tried again.',
    async () => (await outbox())?.givenUp,
  );
  value('site_data_bytes', 'Size of the data folder.', async () => (await sizes())?.dataBytes);
  value(
    'site_wal_bytes',
    "Size of the embedded database's log.",
    async () => (await sizes())?.walBytes,
  );
  value('site_disk_free_bytes', 'Room for the data.', async () => health()?.freeBytes());
  registerSets(registry, sets);
}

/** Only what is live now: labels of earlier sets would grow with every release. */
function registerSets(registry: Registry, sets: GaugeSources['sets']): void {
  const percent: Gauge = new Gauge({
    name: 'site_set_percent',
    help: 'Share of the visitors of the live set and of a canary.',
    labelNames: ['set'],
    registers: [registry],
    async collect() {
      percent.reset();
      for (const { id, percent: share } of await sets()) percent.set({ set: id }, share);
    },
  });
  const parts: Gauge = new Gauge({
    name: 'site_part',
    help: 'Parts of these sets with their versions; always 1.',
    labelNames: ['set', 'part', 'version'],
    registers: [registry],
    async collect() {
      parts.reset();
      for (const { id, versions } of await sets())
        for (const [part, version] of Object.entries(versions))
          parts.set({ set: id, part, version }, 1);
    },
  });
}
