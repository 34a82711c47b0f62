/** One class attribute from parts, some of which may be absent. */
export function joinClasses(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
