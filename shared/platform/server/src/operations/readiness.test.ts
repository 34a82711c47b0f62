import type { Health } from '@site/contract/backend';
import { Readiness } from './readiness';

function start(changes: Partial<Health> = {}) {
  let writes = 0;
  const logged: string[] = [];
  const health: Health = {
    writes: async () => void writes++,
    outbox: () => Promise.resolve({ waiting: 1, oldestSeconds: 61, givenUp: 0 }),
    mailServerAnswers: () => Promise.resolve(true),
    freeBytes: () => Promise.resolve(100),
    sizes: () => Promise.resolve({ dataBytes: 1 }),
    ...changes,
  };
  const readiness = new Readiness({
    health: () => health,
    findSet: () => Promise.resolve(),
    maxMailAgeSeconds: 60,
    minFreeBytes: 100,
    log: (line) => logged.push(line),
  });
  return { readiness, logged, writes: () => writes };
}

test('a flood of questions makes one check', async () => {
  const { readiness, writes } = start();
  const answers = await Promise.all(Array.from({ length: 5_000 }, () => readiness.current()));
  expect(new Set(answers.map((reasons) => reasons.join()))).toEqual(new Set(['']));
  expect(writes()).toBe(1);
});

test('a mail that waits for its recipient’s server is no problem of the site', async () => {
  expect(await start().readiness.current()).toEqual([]);
  const dead = start({ mailServerAnswers: () => Promise.resolve(false) });
  expect(await dead.readiness.current()).toEqual(['mail']);
  const young = start({
    mailServerAnswers: () => Promise.resolve(false),
    outbox: () => Promise.resolve({ waiting: 9, oldestSeconds: 59, givenUp: 0 }),
  });
  expect(await young.readiness.current()).toEqual([]);
});

test('the answer has no detail of a failure, the log has it once', async () => {
  jest.useFakeTimers();
  const fails = () => Promise.reject(new Error('at /var/lib/site'));
  const { readiness, logged } = start({ writes: fails, freeBytes: fails });
  expect(await readiness.current()).toEqual(['database', 'disk']);
  jest.advanceTimersByTime(6_000);
  expect(await readiness.current()).toEqual(['database', 'disk']);
  expect(logged).toEqual(['Not ready: database (at /var/lib/site), disk (at /var/lib/site)']);
  jest.useRealTimers();
});

test('a database that never answers is a failure, and is called once at a time', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const { readiness } = start({
    writes: () => {
      asked++;
      return new Promise(() => undefined);
    },
  });
  for (let round = 0; round < 5; round++) {
    const answer = readiness.current();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await answer).toEqual(['database']);
  }
  expect(asked).toBe(1);
  jest.useRealTimers();
});

test('a site that stops is not ready', async () => {
  const { readiness } = start();
  expect(await readiness.current()).toEqual([]);
  readiness.stop();
  expect(await readiness.current()).toEqual(['stopping']);
});
