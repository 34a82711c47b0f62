import { provideSiteData } from '@site/federation';
import { act } from '@testing-library/react';
import * as vitals from 'web-vitals';
import { tracked } from '../testing';
import { measure } from './measure';

jest.mock('web-vitals', () =>
  Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((on) => [on, jest.fn()])),
);

test('Web vitals are measured late, once, and name the versions on the page', async () => {
  jest.useFakeTimers();
  provideSiteData({
    set: 'abc123',
    versions: { shell: '1.0.0-a', 'mf-blog': '1.2.0-b' },
    registry: { schema: '', microFrontends: {} },
  });
  measure();
  measure();
  expect(vitals.onCLS).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) expect(on).toHaveBeenCalledTimes(1);

  const [cls] = jest.mocked(onCLS).mock.calls[0] ?? [];
  const [lcp] = jest.mocked(onLCP).mock.calls[0] ?? [];
  cls?.({ name: 'CLS', value: 0.012345, rating: 'good' } as vitals.CLSMetric);
  lcp?.({ name: 'LCP', value: 2600.7, rating: 'needs-improvement' } as vitals.LCPMetric);
  const common = {
    event: 'web_vital',
    page: '/',
    set: 'abc123',
    versions: { shell: '1.0.0-a', 'mf-blog': '1.2.0-b' },
  };
  expect(tracked()).toEqual([
    { ...common, name: 'CLS', value: 0.0123, rating: 'good' },
    { ...common, name: 'LCP', value: 2601, rating: 'needs-improvement' },
  ]);
});
