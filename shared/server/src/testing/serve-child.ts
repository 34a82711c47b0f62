import type { Worker } from 'node:worker_threads';
import { testCompany } from '@site/data-types/test-company';
import { Fault } from '@site/contract/fault';
import { serve } from '../serve';

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
  await serve({ company: testCompany });
} catch (error) {
  console.error(error instanceof Fault ? error.message : error);
  process.exitCode = 1;
}
