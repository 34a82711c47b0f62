import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { integrityToken } from './release-token';

/** Integrity of a part's lazily loaded files, stored in its entry: `__webpack_require__.sri`. */
class IntegrityRuntimeModule extends webpack.RuntimeModule {
  /** @param folder of the files below the release */
  constructor(private readonly folder: string) {
    super('integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const chunks = this.chunk?.getAllAsyncChunks() ?? [];
    const files = [...chunks].flatMap((chunk) => {
      const name = `${chunk.name ?? chunk.id}`;
      const hasCss = this.chunkGraph?.getChunkModulesIterableBySourceType(
        chunk,
        'css/mini-extract',
      );
      return hasCss ? [`${name}.js`, `${name}.css`] : [`${name}.js`];
    });
    const map = Object.fromEntries(
      files.sort().map((file) => [file, integrityToken(this.folder + file)]),
    );
    return `__webpack_require__.sri = ${JSON.stringify(map)};`;
  }
}

/**
 * Makes the browser refuse an altered chunk. `webpack-subresource-integrity` does not work with
 * federation's runtime. The registry's integrity covers the entry itself. A style file that does
 * not come in time fails, as a script does.
 */
export class IntegrityPlugin {
  /** @param folder of the files below the release: `es/` */
  constructor(private readonly folder = '') {}

  apply(compiler: Compiler): void {
    const { RuntimeGlobals } = compiler.webpack;
    const timeout = compiler.options.output.chunkLoadTimeout;
    const relative = (url: string) =>
      `__webpack_require__.sri[${url}.slice(__webpack_require__.p.length)]`;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('Integrity', (chunk, set) => {
          set.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(this.folder));
        });
      webpack.runtime?.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) =>
          `${source}\nvar sri = ${relative('url')}; if (sri) { script.integrity = sri; script.crossOrigin = 'anonymous'; }`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, options) =>
          `${source}\nvar sri = ${relative('fullhref')}; if (sri) { ${options.tag}.integrity = sri; ${options.tag}.crossOrigin = 'anonymous'; }
setTimeout(function () { if (${options.tag}.onerror) ${options.tag}.onerror({ type: 'timeout', target: ${options.tag} }); }, ${timeout});`,
      );
    });
  }
}
