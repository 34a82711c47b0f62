/** Joins class names and skips missing ones. */
export function joinClasses(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
