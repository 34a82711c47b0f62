import { setting } from './environment';

/** Settings for the network in front of the server. */
export interface ProxySettings {
  /** Proxies in front of the site; each adds the address it saw to X-Forwarded-For. */
  proxies: number;
  /** Host name by which a developer reaches this machine through a tunnel; '' without one. */
  localHost: string;
  /** Set by `callerOf` of the server once a visitor has come through an unconfigured proxy. */
  proxySeen?: boolean;
}

/**
 * Reads `TRUST_PROXY` (number of proxies) and `LOCAL_HOST` (host name with port).
 * @throws Fault for an invalid number of proxies
 */
export function readProxySettings(env: NodeJS.ProcessEnv): ProxySettings {
  return {
    proxies: setting('TRUST_PROXY', env) ?? 0,
    localHost: setting('LOCAL_HOST', env) ?? '',
  };
}
