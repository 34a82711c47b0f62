import refresh from 'react-refresh/runtime';

// Before React is loaded, which looks for the hook once. Modules of every part register with it.
refresh.injectIntoGlobalHook(globalThis as unknown as Window);
Object.assign(globalThis, { siteRefresh: refresh });
