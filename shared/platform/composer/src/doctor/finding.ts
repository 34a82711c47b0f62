/** One line of the report. */
export interface Finding {
  /** The check, as a statement that should be true. */
  check: string;
  ok: boolean;
  /** The actual state and how to fix it; empty if the statement is true. */
  problem: string;
}

const maxLength = 500;

/** A text from outside, for a terminal: escape sequences in it could hide or forge lines. */
export const printable = (text: string): string =>
  text.slice(0, maxLength).replace(/[\p{Cc}\p{Cf}]/gu, '?');

/**
 * @param found what is wrong; undefined or empty if nothing is
 * @param fix what the owner does about it
 */
export function finding(check: string, found: string | undefined, fix: string): Finding {
  return {
    check: printable(check),
    ok: !found,
    problem: found ? `${printable(found)}. ${fix}` : '',
  };
}
