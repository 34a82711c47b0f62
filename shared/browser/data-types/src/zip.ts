export const zipPattern = /^\d{5}$/;

/** Exactly five digits. */
export const isZip = (text: string): boolean => zipPattern.test(text);
