import { createRequire } from 'node:module';
import { preset } from '@site/build/jest';

const require = createRequire(import.meta.url);
const config = preset(import.meta.dirname);

/**
 * d3 ships `.mjs`, which jest cannot require, and beside it the same code for `<script>`, which it
 * can.
 * @param {string} name
 */
const classic = (name) => require.resolve(name).replace(/[^\\/]+$/, `${name}.min.js`);

/** @type {import('jest').Config} */
export default {
  ...config,
  // A page of a hundred links takes jsdom its time on a busy machine.
  testTimeout: 60_000,
  projects: config.projects?.map((project) =>
    typeof project === 'string'
      ? project
      : {
          ...project,
          moduleNameMapper: {
            .../** @type {Record<string, string>} */ (project.moduleNameMapper),
            '^d3-geo$': classic('d3-geo'),
            '^d3-array$': classic('d3-array'),
          },
        },
  ),
};
