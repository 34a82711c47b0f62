import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/contract/paths';
import type { Plugin } from 'esbuild';

/** A bundle contains the given backend: it is imported by its name, not found while it runs. */
export const givenBackendByName: Plugin = {
  name: 'given-backend',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]contract[/\\]src[/\\]backend\.ts$/ }, () => {
      const { platform } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        platform?: { backend?: string };
      };
      const found =
        platform?.backend && `(await import(${JSON.stringify(platform.backend)})).backend`;
      return {
        contents: `export const givenBackend = async () => ${found || 'undefined'};`,
        resolveDir: root,
      };
    });
  },
};
