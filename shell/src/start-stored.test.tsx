import type { Registry } from '@site/data-types/contract';
import { provideLoader } from '@site/federation';
import { startStored } from './start-stored';
import { forgetTracked, tracked } from './testing';

const registryOf = (startsWhenStored?: Record<string, string>): Registry => ({
  schema: '',
  microFrontends: {
    'mf-queue': [
      {
        url: '',
        metadata: { integrity: '', version: '1' },
        deployment: { traffic: 100, default: true },
        extras: {
          prefixes: ['/queue'],
          container: '',
          ...(startsWhenStored && { startsWhenStored }),
        },
      },
    ],
  },
});
const queue = registryOf({ 'site.queue.': 'sender' });

beforeEach(() => {
  localStorage.clear();
  forgetTracked();
});
afterEach(() => jest.restoreAllMocks());

test('a stored key starts the module of the part that declares its prefix', async () => {
  const start = jest.fn();
  const load = jest.fn(() => Promise.resolve({ start }));
  provideLoader({ load });
  startStored(queue);
  localStorage.setItem('other.queue.1', '{}');
  startStored(queue);
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem('site.queue.1', '{}');
  localStorage.setItem('site.queue.2', '{}');
  startStored(registryOf());
  expect(load).not.toHaveBeenCalled();
  startStored(queue);
  await new Promise((done) => setTimeout(done));
  expect(load.mock.calls).toEqual([['mf-queue/sender']]);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a module that cannot be loaded is reported, and the page goes on', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('site.queue.1', '{}');
  provideLoader({ load: () => Promise.reject(new Error('is down')) });
  startStored(queue);
  await new Promise((done) => setTimeout(done));
  expect(tracked()).toMatchObject([{ event: 'part_failed', part: 'mf-queue/sender' }]);
});

test('blocked storage starts nothing', () => {
  const load = jest.fn();
  provideLoader({ load });
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => startStored(queue)).not.toThrow();
  expect(load).not.toHaveBeenCalled();
});
