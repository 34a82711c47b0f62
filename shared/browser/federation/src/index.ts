/** Composition for the parts. A federated singleton: one instance per page. */
export { Fragment } from './Fragment';
export { addressOf, findForeign, langAt, langOf, pathOf, provideForeign } from './foreign';
export { forgetFragments, keepFragments } from './fragment-loading';
export { Guard } from './Guard';
export { takeTyped } from './take-typed';
export { getLoader, loadModule, provideLoader } from './loader';
export type { Loader, ModuleId } from './loader';
export { businessId, metadata, shareImage } from './metadata';
export type { MetadataInput } from './metadata';
export { pageUrl } from './page-url';
export { defineRecords, observeRecords } from './records';
export { retryOnce } from './retry';
export { KnownFailure, report } from './report';
export { defineRoute } from './route';
export type { RouteHandle } from './route';
export { getSiteData, provideSiteData } from './site-data';
export { trustedHtml } from './trusted-html';
export { useLive } from './use-live';
