import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser';

let dir: string;
const { PATH, CHROMIUM } = process.env;
const own = () => join(dir, 'playwright/chromium-1255/chrome-linux64/chrome');

function install(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'browsers-'));
  jest.spyOn(chromium, 'executablePath').mockImplementation(own);
  process.env.PATH = join(dir, 'bin');
  delete process.env.CHROMIUM;
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env.PATH = PATH;
  if (CHROMIUM) process.env.CHROMIUM = CHROMIUM;
  rmSync(dir, { recursive: true });
});

test('There may be none', () => {
  expect(findBrowser()).toBe(undefined);
});

test('The one without a window is used, unless a window is requested', () => {
  const windowed = install(join(dir, 'bin/chromium'));
  expect(findBrowser()).toBe(windowed);
  const shell = install(join(dir, 'bin/chromium-headless-shell'));
  expect(findBrowser()).toBe(shell);
  expect(findBrowser({ windowed: true })).toBe(windowed);
});

test("Playwright's own comes before one on the PATH", () => {
  install(join(dir, 'bin/chromium-headless-shell'));
  const windowed = install(own());
  expect(findBrowser()).toBe(windowed);
  const folder = 'playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64';
  const shell = install(join(dir, folder, 'chrome-headless-shell'));
  expect(findBrowser()).toBe(shell);
  expect(findBrowser({ windowed: true })).toBe(windowed);
});

test('The one that CHROMIUM names comes first', () => {
  install(own());
  process.env.CHROMIUM = install(join(dir, 'mine'));
  expect(findBrowser()).toBe(join(dir, 'mine'));
});
