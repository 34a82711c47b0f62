import * as federation from '@site/federation';
import federationPackage from '@site/federation/package.json';
import * as store from '@site/store';
import storePackage from '@site/store/package.json';
import * as react from 'react';
import * as router from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json';
import * as zustand from 'zustand';
import zustandPackage from 'zustand/package.json';

/** A package that exists once on a page, provided by the shell. */
export interface Singleton {
  version: string;
  module: unknown;
}

/** All shared packages, with the names of `singletons` in `@site/build/parts`. */
export const singletons: Readonly<Record<string, Singleton>> = {
  react: { version: react.version, module: react },
  // The whole package would add 26 kB, so the facade exports only used names.
  'react-router-dom': { version: routerPackage.version, module: router },
  zustand: { version: zustandPackage.version, module: zustand },
  '@site/store': { version: storePackage.version, module: store },
  '@site/federation': { version: federationPackage.version, module: federation },
};
