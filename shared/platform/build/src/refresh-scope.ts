import type { LoaderContext } from 'webpack';

/**
 * Adds part and file to the names of components. Every version of a part has its own copy of a
 * file, and React Refresh must recognize the new copy to replace the old one. Development only.
 * @param source output of React Refresh's transformer
 */
export default function refreshScope(
  this: LoaderContext<{ part: string }>,
  source: string,
): string {
  if (!source.includes('$Refresh')) return source;
  const { part } = this.getOptions();
  const file = this.resourcePath.slice(this.rootContext.length).split('\\').join('/');
  const scope = JSON.stringify(`${part}${file} `);
  return `const $RefreshReg$ = (type, name) => globalThis.siteRefresh?.register(type, ${scope} + name);
const $RefreshSig$ = () => globalThis.siteRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);
${source}`;
}
