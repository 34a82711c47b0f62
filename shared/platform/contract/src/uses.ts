import type { Release } from '@site/data-types/contract';
import { partOf } from './records';
import { idOf, named } from './release';
import type { Combination } from './release';

/** A part uses a module, or a kind of records, of another part. */
export interface Use {
  /** `mf-shop/prices` */
  id: string;
  user: Release;
  maker: Release | undefined;
}

/** Uses of other parts by candidates, and of candidates by other parts. */
export const usesOf = ({ candidates, releases }: Combination): Use[] =>
  releases
    .flatMap((user) =>
      user.declaration.consumes.map((id) => ({ id, user, maker: named(releases, partOf(id)) })),
    )
    .filter(
      ({ user, maker }) => candidates.includes(user) || (maker && candidates.includes(maker)),
    );

/** Whether the module, or the kind of records, exists. */
export const isExposed = ({ id, maker }: Use): boolean => {
  const [, name = ''] = id.split('/');
  const { exposes = {}, records = [] } = maker?.declaration ?? {};
  return exposes[`./${name}`] !== undefined || records.includes(name);
};

/** Modules and records that one part uses of another, or a stored key starts, must exist. */
export const missingModules = (combination: Combination): string[] => [
  ...usesOf(combination)
    .filter((use) => !isExposed(use))
    .map(
      ({ id, user, maker }) =>
        `${idOf(user)} uses ${id}, which ${maker ? idOf(maker) : 'no part'} does not expose.`,
    ),
  ...combination.candidates.flatMap(unstartable),
];

/** Modules that a stored key starts, but that the part does not expose. */
const unstartable = (part: Release): string[] => {
  const { exposes, startsWhenStored = {} } = part.declaration;
  return Object.values(startsWhenStored)
    .filter((request) => exposes[request] === undefined)
    .map(
      (request) => `${idOf(part)} names ${request} in startsWhenStored, which it does not expose.`,
    );
};
