/**
 * Words of the document's language for values that addresses, records and the database have in
 * English. Each language has a file of its own: `lists.es.ts`.
 */
export const words: Record<string, string> = {};
