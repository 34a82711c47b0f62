import * as react from 'react';
import { pageRuntimeGlobal } from '@site/data-types/page-globals';
import { singletons as declared } from '@site/build/parts';
import semver from 'semver';
import { accepts, openFirst } from './first-part';
import { singletons } from './singletons';
import { serveEntries } from './testing';

test('the shell provides exactly the packages that remotes share, in versions they accept', () => {
  expect(Object.keys(singletons).sort()).toEqual(Object.keys(declared).sort());
  for (const [name, { version }] of Object.entries(singletons)) {
    expect(`${name} ${semver.satisfies(version, declared[name] ?? '')}`).toBe(`${name} true`);
  }
});

test.each([
  ['^19.0.0', '19.0.0', true],
  ['^19.0.0', '19.2.9', true],
  ['^19.2.0', '19.1.9', false],
  ['^19.2.3', '19.2.2', false],
  ['^19.2.3', '19.3.0', true],
  ['^19.0.0', '18.3.1', false],
  ['^19.0.0', '20.0.0', false],
  ['~19.0.0', '19.0.1', false],
  ['19.0.0', '19.0.0', false],
  ['', '19.0.0', false],
])('range %s, version %s: %s', (range, version, accepted) => {
  expect(accepts(range, version)).toBe(accepted);
});

/** Imitates webpack's entry in its calls to the bundler runtime. */
function entryThatNeeds(container: string, requiredVersion: string) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const webpackRequire = {
    c: {},
    m: modules,
    consumesLoadingData: {
      chunkMapping: { routes: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion } },
    },
  };
  return () => {
    const page = globalThis as unknown as Record<
      string,
      { bundlerRuntime: { consumes: (chunk: object) => void } }
    >;
    const bundlerRuntime = page[pageRuntimeGlobal]?.bundlerRuntime;
    const get = async () => {
      const promises: Promise<unknown>[] = [];
      const chunk = { chunkId: 'routes', promises, installedModules: {}, webpackRequire };
      bundlerRuntime?.consumes(chunk);
      await Promise.all(promises);
      const module = { exports: {} as unknown };
      modules['7']?.(module);
      return () => module.exports;
    };
    Object.assign(globalThis, { [container]: { init: () => true, get } });
  };
}

const version = (container: string) => ({
  version: '1',
  url: `/releases/mf-blog/${container}/remoteEntry.js`,
  container,
  integrity: 'sha256-a',
  pageRuntime: true,
});

test('the first part gets the shell’s React only if it accepts its version', async () => {
  const [good, bad] = [version('needs_19'), version('needs_20')];
  const { stop } = serveEntries({
    [good.url]: entryThatNeeds(good.container, '^19.0.0'),
    [bad.url]: entryThatNeeds(bad.container, '^20.0.0'),
  });
  const opened = await openFirst(good);
  expect((await opened.get('./routes'))()).toHaveProperty('useState', react.useState);
  const refused = await openFirst(bad);
  await expect(refused.get('./routes')).rejects.toThrow(
    `needs react ^20.0.0, the page has ${react.version}`,
  );
  stop();
});
