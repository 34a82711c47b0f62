import { getSiteData } from '@site/federation';
import { track } from '@site/store';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tracks each web vital of this document when it is final, with the versions of the set. */
export function reportVitals(): void {
  const { set = 'unknown', versions = {} } = getSiteData() ?? {};
  const page = location.pathname;
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => {
      const rounded = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
      track('web_vital', { name, value: rounded, rating, page, set, versions });
    });
  }
}
