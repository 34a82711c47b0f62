import { browserConfig } from '@site/build/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/**
 * Builds the whole site as one bundle without federation, to compare with.
 * @param dir folder of the shell
 */
export const monolithConfig = (dir: string, entry: string, out: string): Configuration => ({
  ...browserConfig(dir),
  entry: { main: entry },
  output: { path: out, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })],
});
