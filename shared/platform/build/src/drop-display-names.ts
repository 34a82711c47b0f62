/**
 * Removes the names that the router gives its components for React's developer tools. An assignment
 * keeps its component in the bundle, used or not: `Form` alone adds 1 kB to every page.
 * @param source a production file of the router
 */
export default function dropDisplayNames(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
}
