import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// The router needs both and jsdom lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Long enough for a busy machine; tests do not measure speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// Node's usual limit instead of jest's 100: React's development build records the stack of every
// element.
Error.stackTraceLimit = 10;
