/** Global variables of a page, named by the builds of parts and by the shell. */

/**
 * Federation's bundler runtime: the shell sets it, and entries built without a runtime use it.
 */
export const pageRuntimeGlobal = 'siteFederation';

/**
 * The container of a part on a development server. In a release the name contains the hash instead.
 */
export const overrideContainer = (part: string): string => `${part.replaceAll('-', '_')}_override`;
