import { idOf } from '@site/contract/release';
import { isExposed, usesOf } from '@site/contract/uses';
import { mismatches } from './mismatches';
import type { Rule } from './rule';

/** The exposed type of a module must be assignable to the type that its consumer expects. */
export const exposeTypes: Rule = {
  name: 'expose-types',
  passed: 'Modules have the types that their consumers expect.',
  faults(trial) {
    const uses = usesOf(trial).filter(isExposed);
    const reasons = mismatches(
      uses.map(({ id, user, maker }) => ({
        offered: maker?.types.exposes[id] ?? '',
        wanted: user.types.consumes[id] ?? '',
      })),
    );
    return uses.flatMap(({ id, user, maker }, i) =>
      maker && reasons[i]
        ? [
            `${idOf(maker)} exposes ${id} with another type than ${idOf(user)} expects: ${reasons[i]}`,
          ]
        : [],
    );
  },
};
