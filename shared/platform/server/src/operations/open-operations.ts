import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, Server } from 'node:http';
import type { Backend, BackendModule } from '@site/contract/backend';
import type { ProxySettings } from '@site/contract/proxy-settings';
import { callerOf, isForThisMachine } from '../caller';
import { setDir } from '@site/contract/paths';
import type { Published } from '../published-sets';
import type { ServedSet } from './gauges';
import { Metrics } from './metrics';
import { Operations } from './operations';
import { Readiness } from './readiness';
import { RequestLog } from './request-log';
import { routeKinds } from './route-kind';
import type { OperationsSettings } from './settings';
import type { SiteLog } from './site-log';
import { watchRequests } from './watch-requests';

export interface OpenOperationsOptions {
  server: Server;
  settings: OperationsSettings;
  proxySettings: ProxySettings;
  log: SiteLog;
  /** The given module, and its backend: undefined until it is open. */
  module?: BackendModule | undefined;
  backend: () => Backend | undefined;
  /** The sets that are served; without it, the site is served from its sources. */
  published?: () => Promise<Published | undefined>;
}

/** Health, metrics and the log of requests of a server, from its first request on. */
export function openOperations({
  server,
  settings,
  proxySettings,
  log,
  module,
  backend,
  published,
}: OpenOperationsOptions): { operations: Operations; readiness: Readiness; metrics: Metrics } {
  const health = () => backend()?.health;
  const readiness = new Readiness({
    ...settings,
    health,
    findSet: async () => {
      if (!published) return;
      const live = (await published())?.live;
      if (!live) throw new Error('no set is live');
      if (!existsSync(join(setDir(live.id), 'public'))) throw new Error('its folder is missing');
    },
    log: (line) => log.problem(line),
  });
  const metrics = new Metrics({
    health,
    sets: async () => setsOf(await published?.()),
    reasons: () => readiness.current(),
    counters: module?.counters ?? [],
  });
  const requestLog = new RequestLog(log, settings);
  const addressOf = (req: IncomingMessage) =>
    settings.logAddresses ? callerOf(req, { ...proxySettings }) : '';
  const kindOf = routeKinds(module?.routeKinds);
  watchRequests(server, { metrics, log: requestLog, addressOf, kindOf });
  const operations = new Operations({
    readiness,
    metrics,
    isForThisMachine: (req) => isForThisMachine(req, proxySettings),
    token: settings.metricsToken,
  });
  return { operations, readiness, metrics };
}

function setsOf(published: Published | undefined): ServedSet[] {
  if (!published) return [];
  const { live, canary } = published;
  return [
    { ...live, percent: 100 - (canary?.percent ?? 0) },
    ...(canary ? [{ ...canary.set, percent: canary.percent }] : []),
  ];
}
