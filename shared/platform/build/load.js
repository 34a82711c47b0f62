import { register } from 'tsx/esm/api';

/**
 * Loads a TypeScript module of this package and then lets go of the program's module loading,
 * because jest resolves and compiles its own files.
 * @param {string} file
 */
export async function load(file) {
  // The name is part of an address, which may hold no slash.
  const tsx = register({ namespace: file.replace(/\W/g, '') });
  try {
    return await tsx.import(file, import.meta.url);
  } finally {
    await tsx.unregister();
  }
}
