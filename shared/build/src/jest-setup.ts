import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// The router needs both and jsdom lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Long enough for a busy machine; tests do not measure speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
