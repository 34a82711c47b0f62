/** File of the service worker, next to the pages, so that they are in its scope. */
export const workerFile = 'staff-worker.js';

/** Pages for which it works. */
export const workerScope = '/staff';
