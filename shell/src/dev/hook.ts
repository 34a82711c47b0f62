import refresh from 'react-refresh/runtime';

// Must run before React loads, because React looks for the hook once. Modules of all parts use it.
refresh.injectIntoGlobalHook(globalThis as unknown as Window);
Object.assign(globalThis, { siteRefresh: refresh });
