import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classNames } from './class-names';
import { parts } from './parts';
import { temporaryDir } from './testing/temporary-dir';

const manifest = (name: string) => ({
  name,
  version: '1.0.0',
  site: { port: 3999, prefixes: ['/a'], exposes: {}, consumes: [] },
});

/** A part with two style sheets. */
function part(name: string, first = '.root{top:0}.root:hover .item{top:1px}'): string {
  const dir = join(temporaryDir('styles'), name);
  mkdirSync(join(dir, 'src/components'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest(name)));
  writeFileSync(join(dir, 'src/a.module.css'), first);
  writeFileSync(
    join(dir, 'src/components/b.module.css'),
    '@keyframes turn{to{top:0}}.root{top:2px}',
  );
  return dir;
}
const sheet = (dir: string, name: string) => join(dir, 'src', name);

test('every name of a part is short and its own; the order of a build does not count', () => {
  const dir = part('mf-a');
  const [one, two] = [classNames(dir), classNames(dir)];
  const wanted = [
    [sheet(dir, 'a.module.css'), 'root'],
    [sheet(dir, 'a.module.css'), 'item'],
    [sheet(dir, 'components/b.module.css'), 'turn'],
    [sheet(dir, 'components/b.module.css'), 'root'],
  ] as const;
  const names = wanted.map(([file, name]) => one(file, name));
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/);
  expect(wanted.toReversed().map(([file, name]) => two(file, name))).toEqual(names.toReversed());
  expect(one('/elsewhere/x.module.css', 'root')).toBeUndefined();
});

test('another place gives the same names, another style or part others', () => {
  const first = part('mf-a');
  const copy = join(temporaryDir('copy'), 'mf-a');
  cpSync(first, copy, { recursive: true });
  const nameIn = (dir: string) => classNames(dir)(sheet(dir, 'a.module.css'), 'root');
  expect(nameIn(copy)).toBe(nameIn(first));
  expect(nameIn(part('mf-a', '.root{top:9px}'))).not.toBe(nameIn(first));
  expect(nameIn(part('mf-b'))).not.toBe(nameIn(first));
});

test('no two parts of this repository begin their names alike', () => {
  const starts = parts.map(({ dir }) => {
    const names = classNames(dir);
    const file = join(dir, '../shared/browser/ui/src/button/Button.module.css');
    return names(file, 'root')?.slice(0, 3);
  });
  expect(starts).not.toContain(undefined);
  expect(new Set(starts).size).toBe(parts.length);
});
