import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './site';

/** Builds the page with every component in every state. @returns its address */
export function buildExamples(): string {
  const output = execFileSync('npm', ['run', '-s', 'examples:build', '-w', '@site/ui'], {
    cwd: root,
  });
  return pathToFileURL(output.toString().trim().split('\n').at(-1) ?? '').href;
}
