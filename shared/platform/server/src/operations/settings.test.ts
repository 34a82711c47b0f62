import { readSettings } from './settings';

test('a terminal gets lines for a person, everything else JSON', () => {
  expect(readSettings({}, true).logFormat).toBe('text');
  expect(readSettings({}, false)).toEqual({
    metricsToken: '',
    maxMailAgeSeconds: 900,
    minFreeBytes: 200_000_000,
    logFormat: 'json',
    logRequests: 'problems',
    logAddresses: false,
  });
  expect(readSettings({ LOG_FORMAT: 'json' }, true).logFormat).toBe('json');
});

test.each([
  [{ METRICS_TOKEN: 'secret' }, /^METRICS_TOKEN: fewer than 20 characters/],
  [{ READY_DISK_MB: 'much' }, /^READY_DISK_MB: "much" is no number/],
  [{ READY_MAIL_MINUTES: '-1' }, /^READY_MAIL_MINUTES: "-1" is no number/],
  [{ LOG_REQUESTS: 'some' }, /^LOG_REQUESTS: "some" is not all or problems/],
])('%j is refused in one line', (env, message) => {
  expect(() => readSettings(env, false)).toThrow(message);
});
