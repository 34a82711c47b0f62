import type { Release } from '@site/data-types/contract';
import { idOf, named } from './verdict';
import type { Rule, Trial } from './verdict';

/** A part's use of a module or of a kind of records of another one. */
export interface Use {
  /** `mf-booking/windows` */
  id: string;
  user: Release;
  maker: Release | undefined;
}

/** What candidates use of others, and others of them. */
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

/** Whether the module, or the kind of records, is there at all. */
export const isExposed = ({ id, maker }: Use): boolean => {
  const [, name = ''] = id.split('/');
  const { exposes = {}, records = [] } = maker?.declaration ?? {};
  return exposes[`./${name}`] !== undefined || records.includes(name);
};

/** Modules that parts use of each other. */
export const exposes: Rule = {
  name: 'exposes',
  passed: 'What parts use of each other is there.',
  faults: (trial) =>
    usesOf(trial)
      .filter((use) => !isExposed(use))
      .map(
        ({ id, user, maker }) =>
          `${idOf(user)} uses ${id}, which ${maker ? idOf(maker) : 'no part'} does not expose.`,
      ),
};
