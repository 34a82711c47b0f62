/**
 * The global under which a page has federation's bundler runtime: the shell puts it there, entries
 * that are built without one take it.
 */
export const pageRuntimeGlobal = 'siteFederation';
