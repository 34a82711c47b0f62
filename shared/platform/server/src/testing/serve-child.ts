import type { Worker } from 'node:worker_threads';
import { testCompany } from '@site/data-types/test-company';
import { Fault } from '@site/contract/fault';
import { givenBackend } from '@site/contract/backend';
import { serve } from '../serve';
import { backend as orders } from './orders-backend';

// The real server in a process of its own, for tests that stop it. SIGUSR2 throws where no code
// catches it, SIGURG rejects a promise that no code waits for, SIGWINCH ends the database's thread.
process.on('SIGUSR2', () => {
  throw new Error('the test throws for ada@example.com');
});
const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));
process.on('SIGWINCH', () => void threads.at(-1)?.terminate());
process.on('SIGURG', () => void Promise.reject(new Error('the test rejects')));
try {
  const { TEST_BACKEND } = process.env;
  const company = TEST_BACKEND ? { ...testCompany, name: 'Shop & Sons' } : testCompany;
  const given = TEST_BACKEND === 'orders' ? orders : undefined;
  await serve({ company, backend: TEST_BACKEND ? given : await givenBackend() });
} catch (error) {
  console.error(error instanceof Fault ? error.message : error);
  process.exitCode = 1;
}
