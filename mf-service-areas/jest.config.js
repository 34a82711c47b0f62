import { createRequire } from 'node:module';
import { preset } from '@site/build/jest';

const require = createRequire(import.meta.url);
const config = preset(import.meta.dirname);

/**
 * The path of d3's classic script. jest cannot require the `.mjs` of the same package.
 * @param {string} name
 */
const classic = (name) => require.resolve(name).replace(/[^\\/]+$/, `${name}.min.js`);

/** @type {import('jest').Config} */
export default {
  ...config,
  // jsdom is slow with a page of a hundred links on a busy machine.
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
