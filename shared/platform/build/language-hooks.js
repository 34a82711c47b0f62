import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) => {
  const { parentURL } = context;
  if (parentURL && /^\.\.?\/(?:.*\/)?[\w-]+$/.test(specifier)) {
    const translated = `${specifier}.${process.env.SITE_LANGUAGE ?? ''}.ts`;
    if (existsSync(fileURLToPath(new URL(translated, parentURL)))) return next(translated, context);
  }
  return next(specifier, context);
};
