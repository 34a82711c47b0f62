export const zipLength = 5;

/** The first five digits of an entry. */
export const cleanZip = (entry: string): string => entry.replace(/\D/g, '').slice(0, zipLength);
