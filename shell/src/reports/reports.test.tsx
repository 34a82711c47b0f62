import { provideSiteData } from '@site/federation';
import type { Report } from '@site/data-types/reports';
import { track } from '@site/store';
import * as vitals from 'web-vitals';
import { tracked } from '../testing';
import { fromEvent, fromUncaught } from './failures';
import { measure, watchEarly } from './measure';

jest.mock('web-vitals', () =>
  Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((on) => [on, jest.fn()])),
);

const entry = (prefixes: string[]) => ({
  url: '',
  metadata: { integrity: '', version: '' },
  deployment: { traffic: 100, default: true },
  extras: { prefixes, container: '' },
});
const site = {
  set: 'abc123',
  versions: { shell: '1.0.0-a', 'mf-blog': '1.2.0-b' },
  registry: {
    schema: '',
    microFrontends: { 'mf-blog': [entry(['/blog', '/faq'])] as [ReturnType<typeof entry>] },
  },
};
const own = { part: 'mf-blog', version: '1.2.0-b' };
const secret = 'Ada, 7135550142, 12 Bayou Lane';
/** An error of a file of the site. */
function thrown(message: string, file = 'mf-blog/1.2.0-b/page.js'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location.origin}/releases/shell/1.0.0-a/main.js:1:2)\n    at g (${location.origin}/releases/${file}:1:2)`;
  return error;
}

test('without reports nothing is loaded', () => {
  window.siteReport = undefined;
  watchEarly();
  measure();
  expect(vitals.onCLS).not.toHaveBeenCalled();
});

test('a visit reports late and once: views, failures and speed by pattern, and no word of the visitor', async () => {
  const idle: (() => unknown)[] = [];
  window.requestIdleCallback = (call) => idle.push(call as () => unknown);
  jest.useFakeTimers();
  const sent: Report[] = [];
  const beacon = jest.fn((url: string, body: string) => {
    expect(url).toBe('/functions/v1/report');
    sent.push(JSON.parse(body) as Report);
    expect(body).not.toContain('Ada');
    return true;
  });
  Object.assign(navigator, { sendBeacon: beacon });
  history.replaceState(null, '', `/blog/a-title?name=Ada#Ada`);
  provideSiteData(site);
  const early = Object.assign(new Event('unhandledrejection'), { reason: thrown(secret) });
  window.siteReport = { url: '/functions/v1/report', at: '/blog/*' };
  watchEarly();
  dispatchEvent(early);
  track('part_failed', { ...own, cause: secret, path: '/blog/a-title' });
  // For a visitor who leaves now.
  expect(window.siteReport.failures?.()).toEqual([{ ...own, cause: 'threw', at: '/blog/*' }]);
  measure();
  measure();
  expect(idle).toEqual([]);
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  expect(vitals.onCLS).not.toHaveBeenCalled();
  for (const call of idle) await call();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) expect(on).toHaveBeenCalledTimes(1);
  // The document's loader sends nothing any more.
  expect(window.siteReport).toBeUndefined();

  const [lcp] = jest.mocked(onLCP).mock.calls[0] ?? [];
  const [cls] = jest.mocked(onCLS).mock.calls[0] ?? [];
  lcp?.({ name: 'LCP', value: 2600.7, rating: 'needs-improvement' } as vitals.LCPMetric);
  lcp?.({ name: 'LCP', value: 9000, rating: 'poor' } as vitals.LCPMetric);
  cls?.({ name: 'CLS', value: 0.012345, rating: 'good' } as vitals.CLSMetric);
  expect(tracked().find((entry) => 'rating' in entry)).toMatchObject({
    name: 'LCP',
    value: 2601,
    set: 'abc123',
    versions: site.versions,
  });
  history.pushState(null, '', '/faq');
  history.pushState(null, '', '/faq#Ada');
  history.pushState(null, '', '/service/Ada');
  track('part_failed', {
    part: 'mf-blog/Cards',
    version: '1.2.0-b',
    cause: `${secret}: failed to load`,
  });
  track('part_failed', { part: 'mf-blog/Other', version: '1.2.0-b', cause: 'failed to load' });
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([
    {
      set: 'abc123',
      views: ['/blog/*', '/faq', '*'],
      failures: [
        { ...own, cause: 'threw', at: '/blog/*' },
        { ...own, cause: 'rejection', at: '/blog/*' },
        { ...own, cause: 'load', at: '*' },
      ],
      vitals: { LCP: 2601 },
      at: '/blog/*',
    },
  ]);
});

test('an uncaught error is blamed on the part whose file the stack names', () => {
  const page = { part: 'mf-booking', version: '3' };
  const event = (error: unknown) => Object.assign(new Event('error'), { error });
  expect(fromUncaught(event(thrown('x')), page)).toEqual({ ...own, cause: 'error' });
  const shell = 'shell/1.0.0-a/main.js';
  expect(fromUncaught(event(thrown('x', shell)), page)).toEqual({
    part: 'shell',
    version: '1.0.0-a',
    cause: 'error',
  });
  const mismatch = thrown('Minified React error #418; visit https://react.dev', shell);
  expect(fromUncaught(event(mismatch), page)).toEqual({ ...page, cause: 'hydration' });
  // Browser extensions and other sites' scripts throw, too.
  expect(fromUncaught(event(new Error('x')), page)).toBeUndefined();
  expect(fromUncaught(event(secret), page)).toBeUndefined();
  expect(fromUncaught(new Event('error'), page)).toBeUndefined();
});

test.each([
  ['Loading chunk 7 failed.', undefined, 'load'],
  ['/releases/x.json answered 500', undefined, 'load'],
  ['Failed to fetch', undefined, 'load'],
  ['x is undefined', undefined, 'threw'],
  ['Failed to fetch', '/blog', 'threw'],
])('a failure with "%s" on %s counts as %s', (cause, path, counted) => {
  const { cause: found } = fromEvent({ ...own, cause, ...(path && { path }) });
  expect(found).toBe(counted);
});
