import { setFlagsFromString } from 'node:v8';

// Compiling the embedded database a second time, optimized, takes longer than a test's queries.
setFlagsFromString('--liftoff-only');
