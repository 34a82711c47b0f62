import { Fault } from '@site/contract/fault';

interface TestArguments {
  /** Whether to run the long tests, too. */
  everything: boolean;
  /** Whether to run only tests that a change affects. */
  changed: boolean;
  /** Commit before the change. */
  since: string | undefined;
}

/** @throws Fault for an unknown argument: without a message, a typing error runs another tier */
export function testArguments(args: string[]): TestArguments {
  const [mode] = args;
  const everything = mode === '--all';
  const changed = mode === '--changed';
  const rest = everything || changed ? args.slice(1) : args;
  const [since, ...others] = changed ? rest : [undefined, ...rest];
  const wrong = [...(since?.startsWith('-') ? [since] : []), ...others][0];
  if (wrong !== undefined)
    throw new Fault(
      `npm test takes no "${wrong}". Known: --all, --changed [COMMIT]; without one, the daily tests run.`,
    );
  return { everything, changed, since };
}
