/**
 * Names of components must tell the part and the file they are from: every version of a part brings
 * its own copy of a file, and the new one is to take the old one's place. Development only.
 * @this {import('webpack').LoaderContext<{ part: string }>}
 * @param {string} source what the transformer of React Refresh left
 */
module.exports = function refreshScope(source) {
  if (!source.includes('$Refresh')) return source;
  const { part } = this.getOptions();
  const file = this.resourcePath.slice(this.rootContext.length).split('\\').join('/');
  const scope = JSON.stringify(`${part}${file} `);
  return `const $RefreshReg$ = (type, name) => globalThis.siteRefresh?.register(type, ${scope} + name);
const $RefreshSig$ = () => globalThis.siteRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);
${source}`;
};
