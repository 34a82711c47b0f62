import { spawn } from 'node:child_process';

export interface Ran {
  code: number | null;
  /** Output on both streams, in order. */
  output: string;
}

/** Runs a program without a terminal. @param input what it reads */
export function run(
  [file = '', ...args]: string[],
  { cwd, env, input = '' }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<Ran> {
  const child = spawn(file, args, { cwd, env: env ?? process.env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

/** @returns what the program printed. @throws Error with that, when it fails */
export async function mustRun(
  command: string[],
  options?: Parameters<typeof run>[1],
): Promise<string> {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Calls until it returns something. @throws Error after the number of seconds */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  seconds = 60,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}
