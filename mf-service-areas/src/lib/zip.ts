export const zipLength = 5;

/** What of an entry can be a ZIP: digits, at most five. */
export const cleanZip = (entry: string): string => entry.replace(/\D/g, '').slice(0, zipLength);
