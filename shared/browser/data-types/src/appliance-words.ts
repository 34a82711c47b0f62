/** As `lists.ts`, for the names of appliances alone: every page has them. */
export const applianceWords: Record<string, string> = {};
