require('@testing-library/jest-dom');
const { TextEncoder, TextDecoder } = require('node:util');

// The router needs both and jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });
