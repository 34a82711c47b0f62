/** An error that the operator can fix: shown in one line, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

/** The error in one line. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.split('\n')[0] ?? message;
}
