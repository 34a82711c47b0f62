/** Class names as one attribute, without the missing ones. */
export const joinClasses = (...names: (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
