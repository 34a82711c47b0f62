/** Joins class names and skips missing ones. */
export const joinClasses = (...names: (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
