import type { LoaderContext } from 'webpack';

/** A function of the router with an empty body. */
const emptied = (source: string, name: string): string =>
  source.replace(
    new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n(?: .*\\n)*\\}$`, 'gm'),
    `function ${name}($1) {}`,
  );

/** Functions that a browser never needs. */
const unused = [
  'warning',
  'warningOnce',
  'warnOnce',
  'usePrefetchBehavior',
  'getInvalidPathError',
  'getDataRouterConsoleError',
  'DefaultErrorComponent',
];

/**
 * Removes from the router's files, in every bundle, the mark on each link for the route discovery of its
 * own framework: 80 to 190 bytes a document.
 */
export const withoutMarks = (source: string): string =>
  source.replace(/"data-discover": !isAbsolute && discover === "render" \? "true" : void 0,?/g, '');

/**
 * Removes from the router's files, in a browser's bundle, code that no visitor uses:
 * - names of its components for React's developer tools. An assignment keeps its component in the
 *   bundle, used or not: `Form` alone adds 1 kB to every page;
 * - warnings and errors to developers with their texts, and its own page for an error: the shell has one;
 * - view transitions, prefetching for its own framework, and errors of React's server components.
 */
export const withoutExtras = (source: string): string =>
  unused
    .reduce(emptied, withoutMarks(source))
    .replace(
      /^function invariant\(value, message\) \{([^}]*)Error\(message\)/gm,
      'function invariant(value) {$1Error("react-router")',
    )
    .replace(/(let isViewTransitionAvailable =)[^;]*;/, '$1 false;')
    // The effects between these two are those of view transitions.
    .replace(
      /(\.subscribe\(setState\), \[router, setState\]\);)[^]*?( {2}let navigator =)/,
      '$1\n$2',
    )
    .replace(/if \(this\.context\b/g, 'if (false')
    .replace(
      /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
      'const shouldPrefetch = false, prefetchRef = null, prefetchHandlers = {};',
    )
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );

/** Makes the router of a release smaller. @param source a file of the router */
export default function trimRouter(this: LoaderContext<{ server?: boolean }>, source: string) {
  return this.getOptions().server ? withoutMarks(source) : withoutExtras(source);
}
