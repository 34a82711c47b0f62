import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveSet } from '@site/contract/live';
import { loadCompany } from '@site/contract/load-company';
import { compose } from '../../../shared/platform/composer/src/compose/compose';
import { buildPart } from '../../../shared/platform/composer/src/release/build-part';
import { exclusively } from '../../../shared/platform/composer/src/store/lock';
import { addRelease } from '../../../shared/platform/composer/src/store/releases';
import { makeLive } from '../../../shared/platform/composer/src/store/testing/make-live';
import { folder, nameOf, page, writeRemote } from './generate';

/** Milliseconds of each phase. */
export interface Growth {
  count: number;
  pages: number;
  build: number;
  add: number;
  compose: number;
  makeLive: number;
  /** Building every generated remote and composing with every page rendered. */
  everything: number;
}

const timed = async <T>(action: () => Promise<T>): Promise<[number, T]> => {
  const start = performance.now();
  const result = await action();
  return [performance.now() - start, result];
};

/** Edits and releases one of `count` generated remotes. @param base store with the six parts */
export async function growth(base: string, count: number): Promise<Growth> {
  const store = join(folder, 'growing');
  await rm(store, { recursive: true, force: true });
  await cp(base, store, { recursive: true });
  process.env.SITE_DIR = store;
  process.env.SOURCES_DIR = folder;
  const company = await loadCompany();
  const names: string[] = [];
  for (let i = 0; i < count; i++) names.push(await writeRemote(i));
  const { versions } = await liveSet();

  const [everything] = await timed(async () => {
    for (const name of names) {
      await buildPart(name);
      versions[name] = (await exclusively(() => addRelease(name))).release.version;
    }
    // Without a base no page is reused.
    await rm(join(store, 'live'));
    await exclusively(async () => makeLive((await compose(versions, company)).set.id));
  });

  const edited = nameOf(0);
  await writeFile(
    join(folder, edited, 'src/routes/page.tsx'),
    page(edited, 'As it is after an edit.'),
  );
  const [build] = await timed(() => buildPart(edited));
  const [add, { release }] = await timed(() => exclusively(() => addRelease(edited)));
  const next = { ...versions, [edited]: release.version };
  const [composed, { set }] = await timed(() => compose(next, company));
  const [switched] = await timed(() => exclusively(() => makeLive(set.id)));
  const pages = Object.keys(set.pages).length;
  return { count, pages, build, add, compose: composed, makeLive: switched, everything };
}
