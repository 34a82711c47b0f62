import { runStaff } from '../staff/run-staff';

/** Texts that a command printed, and its exit code. */
export interface Printed {
  code: number;
  out: string;
  err: string;
}

/** Runs a command of staff without a process of its own, which would take a second to start. */
export async function staffHere(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Printed> {
  const before = process.env;
  const [log, error] = (['log', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  const printedBy = (spy: typeof log) =>
    (spy?.mock.calls ?? [])
      .map(([text]) => String(text))
      .join('\n')
      .trim();
  // Without DATABASE_URL and INIT_CWD of this run.
  process.env = { PATH: before.PATH, ...env };
  try {
    const code = await runStaff('npm run -s staff --', args);
    return { code, out: printedBy(log), err: printedBy(error) };
  } finally {
    process.env = before;
    log?.mockRestore();
    error?.mockRestore();
  }
}
