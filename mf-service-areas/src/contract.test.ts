import { join } from 'node:path';
import { testContract } from '@site/federation/contract-testing';
import { records } from './records';
import server from './server';

testContract({
  dir: join(import.meta.dirname, '..'),
  server,
  records: () => records(),
  exposed: {
    './coverage': ['isServed', 'lookUp', 'neighbors', 'servedZips'],
    './DayMap': ['default', 'warm'],
    './ZipChecker': ['default'],
  },
});
