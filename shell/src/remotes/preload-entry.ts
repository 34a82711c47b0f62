import type { PartVersion } from './part-versions';

/** Starts to load an entry before the runtime can run it. */
export function preloadEntry({ url, type, integrity }: PartVersion): void {
  const link = document.createElement('link');
  const how = type === 'module' ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  Object.assign(link, { ...how, href: url, crossOrigin: 'anonymous' });
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}
