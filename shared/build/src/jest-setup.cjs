require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { TextEncoder, TextDecoder } = require('node:util');

// The router needs both and jsdom lacks them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Long enough for a busy machine; tests do not measure speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
