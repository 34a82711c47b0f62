import { idOf } from '@site/contract/release';
import { missingUses } from '@site/contract/uses';
import type { Rule, Trial } from './verdict';

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
  faults: (trial) => [...missingUses(trial), ...unstartable(trial)],
};
