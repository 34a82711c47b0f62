/**
 * Federation's runtime as this site needs it, in place of the package's own index: sharing with
 * version negotiation, from the package's modules. Left out are the remotes known at build time,
 * snapshots, preloading, manifests and Node loading (11 kB). The shell loads containers itself,
 * see shell/src/remotes.ts; remotes are built with this module as an external, so it exists once.
 */
import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from 'federation-bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'federation-bundler-runtime/consumes.js';
import { initContainerEntry } from 'federation-bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'federation-bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'federation-bundler-runtime/installInitialConsumes.js';

const federation = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  /** One for each part that has run on this page. */
  instances: [],
  attachShareScopeMap,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init({ webpackRequire }) {
      const instance = new ModuleFederation(webpackRequire.federation.initOptions);
      federation.instances.push(instance);
      return instance;
    },
  },
};

// The page's own name for it: the external of every remote.
globalThis.siteFederation = federation;

export default federation;
