import { addressOf, getSiteData } from '@site/federation';
import { workerFile, workerScope } from './worker-file';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const site = getSiteData();
  // A development server's files change, so none are stored.
  if (!('serviceWorker' in navigator) || !site || site.development) return undefined;
  const url = `/${workerFile}`;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (asked) => (asked === url ? asked : null),
  });
  return navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url, {
    scope: addressOf(workerScope),
  });
}

/**
 * Starts the service worker of the pages, once.
 * @returns undefined in browsers without one, in a private window, and on a development server
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  (registered ??= register().catch((error: unknown) => {
    console.warn('The pages open only with a network:', error);
    return undefined;
  }));
