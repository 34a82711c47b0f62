/**
 * Global variable with federation's bundler runtime: the shell sets it, and entries built without a
 * runtime use it.
 */
export const pageRuntimeGlobal = 'siteFederation';
