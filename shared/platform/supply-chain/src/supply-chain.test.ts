import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installScripts, isAllowed, licensesByHand } from './allowed';
import { billOfMaterials, componentsOf, licenseOf, root } from './bill-of-materials';

interface Locked {
  /** Present when the folder and the package have different names. */
  name?: string;
  version?: string;
  link?: boolean;
  peer?: boolean;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).flatMap(([path, locked]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  return path.includes('node_modules/') && !locked.link
    ? [{ ...locked, name, alias: locked.name ?? name }]
    : [];
});
const components = componentsOf(billOfMaterials());
const foreign = components.filter(({ name }) => installed.some((each) => each.name === name));

test('the bill of materials names every component that is installed, with its version', () => {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const name of ['react', 'pg', '@electric-sql/pglite', 'nodemailer', 'fs-native-extensions'])
    expect([...listed].filter((each) => each.startsWith(`${name}@`))).toHaveLength(1);
  // npm leaves out peers that a package expects its users to install.
  const needed = installed.filter(({ peer }) => !peer);
  const missing = needed.filter(
    ({ name, alias, version }) =>
      !listed.has(`${name}@${version}`) && !listed.has(`${alias}@${version}`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('every component has a license that we have agreed to', () => {
  expect(foreign.length).toBeGreaterThan(50);
  const others = foreign.flatMap((component) => {
    const license =
      licenseOf(component) ?? licensesByHand[`${component.name}@${component.version}`];
    const fits = license !== undefined && isAllowed(license);
    return fits ? [] : [`${component.name}@${component.version}: ${license}`];
  });
  expect(others).toEqual([]);
});

test('only packages with a known reason run a program at installation', () => {
  const names = installed
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(installScripts).sort());
  const documented = readFileSync(join(root, 'docs/security.md'), 'utf8');
  for (const [name, reason] of Object.entries(installScripts))
    expect(documented).toContain(`| \`${name}\` | ${reason} |`);
});

test('no dependency is unused, and every used one is declared', () => {
  const knip = join(root, 'node_modules/.bin/knip');
  const args = ['--include', 'dependencies,unlisted,unresolved,binaries', '--reporter', 'compact'];
  const { status, stdout } = spawnSync(knip, args, { cwd: root, encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, '']);
});
