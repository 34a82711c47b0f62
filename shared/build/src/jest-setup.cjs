require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { TextEncoder, TextDecoder } = require('node:util');

// The router needs both and jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Long enough for a machine that others use: how fast a component answers is not what is asked.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
