import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

export interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/**
 * Everything in the lock file, as CycloneDX, from npm's own command. Includes development packages,
 * since npm marks a package as development when only one of our packages declares it so. Ignores
 * peer ranges, because two of them conflict in the tree that npm itself installs.
 */
export function billOfMaterials(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  return execFileSync('npm', [...args, '--legacy-peer-deps'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

export const componentsOf = (bill: string): Component[] =>
  (JSON.parse(bill) as { components: Component[] }).components;

/** SPDX license of a component; undefined when it states none. */
export function licenseOf({ licenses = [] }: Component): string | undefined {
  const [first] = licenses;
  if (!first) return undefined;
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name);
}
