import { isExposed, usesOf } from './exposes';
import { mismatches } from './mismatches';
import { idOf } from './verdict';
import type { Rule } from './verdict';

/** Types of modules that parts use of each other: what is made can stand where it is used. */
export const exposeTypes: Rule = {
  name: 'expose-types',
  passed: 'What parts use of each other has a type that fits.',
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
        ? [`${idOf(maker)} exposes ${id} otherwise than ${idOf(user)} uses it: ${reasons[i]}`]
        : [],
    );
  },
};
