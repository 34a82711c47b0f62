import { RequestLog, type Answered } from './request-log';
import { openLog } from './site-log';

function start(logRequests: 'all' | 'problems', logAddresses = false) {
  const lines: Record<string, unknown>[] = [];
  const log = openLog({ logFormat: 'json' }, { write: (line) => lines.push(JSON.parse(line)) });
  const requests = new RequestLog(log, { logRequests, logAddresses });
  const write = (changes: Partial<Answered> = {}) =>
    requests.write({
      requestId: 'id-1',
      method: 'GET',
      kind: 'page',
      status: 200,
      seconds: 0.012,
      address: '203.0.113.9',
      ...changes,
    });
  return { write, lines, messages: () => lines.map(({ msg }) => msg) };
}

test('failed, refused and slow requests are logged; missing pages and good ones are not', () => {
  const { write, lines, messages } = start('problems');
  write();
  write({ status: 404 });
  write({ kind: 'photo', seconds: 60 });
  write({ status: 500 });
  write({ kind: 'booking', status: 429 });
  write({ seconds: 1.5 });
  expect(messages()).toEqual(['GET page 500', 'GET booking 429', 'GET page 200']);
  expect(lines[2]).toMatchObject({ requestId: 'id-1', ms: 1500, slow: true, level: 'info' });
  expect(JSON.stringify(lines)).not.toContain('203.0.113.9');
});

test('with settings, all requests and the callers’ addresses are logged', () => {
  const { write, lines } = start('all', true);
  for (let n = 0; n < 100; n++) write();
  expect(lines).toHaveLength(100);
  expect(lines[0]).toMatchObject({ address: '203.0.113.9', ms: 12 });
});

test('a flood of refusals fills no disk and hides no failure', () => {
  jest.useFakeTimers();
  const { write, messages } = start('problems');
  for (let n = 0; n < 10_000; n++) write({ status: 429 });
  write({ status: 503 });
  expect(messages()).toHaveLength(61);
  expect(messages().at(-1)).toBe('GET page 503');
  jest.advanceTimersByTime(61_000);
  write({ status: 429 });
  expect(messages().slice(61)).toEqual(['9940 more requests were refused or slow', 'GET page 429']);
  jest.useRealTimers();
});
