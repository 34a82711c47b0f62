import { bundlerRuntime } from '@site/build/parts';
import { releaseUrl } from '@site/contract/paths';
import type { PartDeclaration, Registry, RegistryEntry, Release } from '@site/data-types/contract';

const schema =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Facts about every remote that a page needs, in the frontend-discovery schema. */
export function createRegistry(releases: Release[], previous: Map<string, Release>): Registry {
  const entries = releases
    .filter(({ name }) => name !== 'shell')
    .map((release): [string, [RegistryEntry]] => [
      release.name,
      [entryOf(release, previous.get(release.name))],
    ]);
  return { schema, microFrontends: Object.fromEntries(entries) };
}

/** A release as an entry of the registry. */
export function entryOf(release: Release, before?: Release): RegistryEntry {
  const { name, version, entry, container, type, files, declaration } = release;
  return {
    url: releaseUrl(name, version, entry),
    ...(before && { fallbackUrl: releaseUrl(name, before.version, before.entry) }),
    metadata: { integrity: files[entry]?.integrity ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: {
      prefixes: declaration.prefixes,
      ...startsWhenStored(declaration),
      container,
      ...(type && { type }),
      pageRuntime: takesPageRuntime(release),
      ...(declaration.languages && { languages: declaration.languages }),
      ...(before && {
        fallbackContainer: before.container,
        fallbackIntegrity: before.files[before.entry]?.integrity ?? '',
        ...(before.type && { fallbackType: before.type }),
        fallbackPageRuntime: takesPageRuntime(before),
      }),
    },
  };
}

function startsWhenStored({ startsWhenStored: modules }: PartDeclaration) {
  if (!modules) return {};
  const names = Object.entries(modules).map(([prefix, request]) => [prefix, request.slice(2)]);
  return { startsWhenStored: Object.fromEntries(names) as Record<string, string> };
}

/**
 * Whether the small page runtime may open the entry. It supports only caret ranges from 1.0.0 on;
 * for any other range the page loads the full federation runtime.
 */
const takesPageRuntime = ({ shared }: Release): boolean =>
  bundlerRuntime in shared &&
  Object.values(shared).every((range) => /^\^[1-9]\d*\.\d+\.\d+$/.test(range));
