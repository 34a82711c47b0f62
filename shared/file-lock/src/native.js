// The package has no types; those of this file are in native.d.ts, so every importer finds them.
export { tryLock } from 'fs-native-extensions';
