/** The error in one line. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.split('\n')[0] ?? message;
}
