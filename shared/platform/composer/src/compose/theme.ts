import { Fault } from '@site/contract/fault';
import type { Release } from '@site/data-types/contract';
import type { ReadFile } from './read-stored';

/** Colors that browsers and launchers paint around a page, `#rrggbb`. */
export interface Theme {
  /** Page background in the light and the dark theme. */
  page: { light: string; dark: string };
  /** Background of the icon. */
  signal: string;
}

/**
 * The theme of a shell, from the tokens in its own style sheet, so an older shell keeps its colors.
 * @throws Fault naming the missing token
 */
export function readTheme(shell: Release, read: ReadFile): Theme {
  const files = shell.chunks.main?.css ?? [];
  return themeOf(files.map((file) => read(shell, file)).join(''));
}

/** @param css tokens in two layers: meanings refer to raw values, light theme first */
export function themeOf(css: string): Theme {
  const find = (token: string): string[] =>
    [...css.matchAll(new RegExp(`${token}:\\s*var\\((--[\\w-]+)\\)`, 'g'))].map(
      ([, raw]) => new RegExp(`${raw}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(css)?.[1] ?? '',
    );
  const [light, dark] = find('--color-page');
  const [signal] = find('--color-signal');
  if (!light || !dark)
    throw new Fault('shell: its style sheet has no --color-page for both themes');
  if (!signal) throw new Fault('shell: its style sheet has no --color-signal');
  return { page: { light, dark }, signal };
}
