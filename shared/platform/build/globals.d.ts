declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
/** Its text. */
declare module '*.svg' {
  const text: string;
  export default text;
}

// The package has no types. They stand here because every importer of file-lock needs them.
declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive kernel lock on an open file: `F_OFD_SETLK`, `flock` or `LockFileEx`.
   * @returns false while another open file holds it
   */
  export function tryLock(descriptor: number): boolean;
}
