import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * Requests chunks with CORS, as the preloads of documents do, or the browser would fetch each file
 * twice. `output.crossOriginLoading` does so only for other hosts, and a release does so by its
 * integrity, which development has not.
 */
export class CorsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Cors', (compilation) => {
      webpack.runtime?.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Cors',
        (source) => `${source}\nscript.crossOrigin = 'anonymous';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Cors',
        (source, { tag }) => `${source}\n${tag}.crossOrigin = 'anonymous';`,
      );
    });
  }
}
