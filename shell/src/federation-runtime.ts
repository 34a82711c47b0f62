import * as core from '@module-federation/runtime-core';

/** The one runtime of the page: remotes are built with it as an external of this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
