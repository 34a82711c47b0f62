import type { Release } from '@site/data-types/contract';
import { idOf, named } from './verdict';
import type { Rule, Trial } from './verdict';

/** A part uses a module, or a kind of records, of another part. */
export interface Use {
  /** `mf-booking/windows` */
  id: string;
  user: Release;
  maker: Release | undefined;
}

/** What candidates use of other parts, and what other parts use of candidates. */
export const usesOf = ({ candidates, releases }: Trial): Use[] =>
  releases
    .flatMap((user) =>
      user.declaration.consumes.map((id) => ({
        id,
        user,
        maker: named(releases, id.split('/')[0] ?? ''),
      })),
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

/** Modules that a stored key starts, but that the part does not expose. */
const unstartable = ({ candidates }: Trial): string[] =>
  candidates.flatMap((part) => {
    const { exposes: own, startsWhenStored = {} } = part.declaration;
    return Object.values(startsWhenStored)
      .filter((request) => own[request] === undefined)
      .map(
        (request) =>
          `${idOf(part)} names ${request} in startsWhenStored, which it does not expose.`,
      );
  });

/** Modules and records that one part uses of another, or a page starts, must exist. */
export const exposes: Rule = {
  name: 'exposes',
  passed: 'Every module that another part uses exists.',
  faults: (trial) => [
    ...usesOf(trial)
      .filter((use) => !isExposed(use))
      .map(
        ({ id, user, maker }) =>
          `${idOf(user)} uses ${id}, which ${maker ? idOf(maker) : 'no part'} does not expose.`,
      ),
    ...unstartable(trial),
  ],
};
