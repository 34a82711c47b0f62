import type { createBrowserRouter, RouteObject } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Ends a navigation whose part cannot run by loading the document: it is prerendered, and the
 * server may know a newer set. Never resolves, so that the router does nothing meanwhile. A
 * navigation that the visitor has given up moves nobody.
 */
export function leave(router: Router, error: unknown): Promise<never> {
  const { location: target, state } = router.state.navigation;
  if (state === 'idle' || !target) return Promise.reject(error);
  const address = target.pathname + target.search + target.hash;
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Routes whose modules or records, when they cannot be loaded, are left for by a document load. */
export const leavingOnFailure = (routes: RouteObject[], router: () => Router): RouteObject[] =>
  routes.map((route) => {
    const { lazy, loader, children } = route;
    if (children) return { ...route, children: leavingOnFailure(children, router) };
    const guarded = (run: typeof loader): typeof loader =>
      typeof run === 'function'
        ? async (args) => {
            try {
              return await run(args);
            } catch (error) {
              if (args.request.signal.aborted) throw error;
              return leave(router(), error);
            }
          }
        : run;
    if (typeof lazy !== 'function') return { ...route, loader: guarded(loader) } as RouteObject;
    return {
      ...route,
      lazy: async () => {
        try {
          const resolved = await lazy();
          return { ...resolved, loader: guarded(resolved.loader as typeof loader) };
        } catch (error) {
          return leave(router(), error);
        }
      },
    } as RouteObject;
  });
