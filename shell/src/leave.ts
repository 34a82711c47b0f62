import type { createBrowserRouter, RouteObject } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Ends a navigation whose part cannot run by loading the document: it is prerendered, and the
 * server may know a newer set. Never resolves, so that the router does nothing meanwhile.
 */
export function leave(router: Router): Promise<never> {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  const target = pathname + search + hash;
  if (target === location.pathname + location.search + location.hash) location.reload();
  else location.assign(target);
  return new Promise(() => {});
}

/** Routes whose modules, when they cannot be loaded, are left for by a document load. */
export const leavingOnFailure = (routes: RouteObject[], router: () => Router): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    if (children) return { ...route, children: leavingOnFailure(children, router) };
    if (typeof lazy !== 'function') return route;
    return { ...route, lazy: () => lazy().catch(() => leave(router())) } as RouteObject;
  });
