import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/**
 * Everything that the lock file names, as CycloneDX, by npm's own command. Nothing is left out: npm
 * counts as a tool for development what only one of our packages declares so. Peer ranges are not
 * checked: two of them contradict each other in the tree as npm itself installs it.
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

/** License of a component as SPDX writes it; undefined for what names none. */
export function licenseOf({ licenses = [] }: Component): string | undefined {
  const [first] = licenses;
  if (!first) return undefined;
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name);
}
