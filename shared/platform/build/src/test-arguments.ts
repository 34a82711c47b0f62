import { Fault } from '@site/contract/fault';

interface TestArguments {
  /** Whether to run only what a change affects. */
  changed: boolean;
  /** Commit before the change. */
  since: string | undefined;
}

/** @throws Fault for an unknown argument: without a message, a typing error runs the whole suite */
export function testArguments(args: string[]): TestArguments {
  const changed = args[0] === '--changed';
  const [since, ...others] = changed ? args.slice(1) : [undefined, ...args];
  const wrong = [...(since?.startsWith('-') ? [since] : []), ...others][0];
  if (wrong !== undefined)
    throw new Fault(
      `npm test takes no "${wrong}". Known: --changed [COMMIT]; without it, the whole suite runs.`,
    );
  return { changed, since };
}
