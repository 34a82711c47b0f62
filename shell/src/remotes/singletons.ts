import * as federation from '@site/federation';
import federationPackage from '@site/federation/package.json';
import * as store from '@site/store';
import storePackage from '@site/store/package.json';
import * as react from 'react';
import * as router from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json';
import * as zustand from 'zustand';
import zustandPackage from 'zustand/package.json';

/** A package that exists once on a page, as the shell brings it. */
export interface Singleton {
  version: string;
  module: unknown;
}

/** Everything that remotes share, by name: the names of `singletons` in `@site/build/parts`. */
export const singletons: Readonly<Record<string, Singleton>> = {
  react: { version: react.version, module: react },
  // The package itself would be 26 kB more: its façade names what is used.
  'react-router-dom': { version: routerPackage.version, module: router },
  zustand: { version: zustandPackage.version, module: zustand },
  '@site/store': { version: storePackage.version, module: store },
  '@site/federation': { version: federationPackage.version, module: federation },
};
