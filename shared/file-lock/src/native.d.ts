/**
 * Takes an exclusive kernel lock on an open file: `F_OFD_SETLK`, `flock` or `LockFileEx`.
 * @returns false while another open file holds it
 */
export function tryLock(descriptor: number): boolean;
