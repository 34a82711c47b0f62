import { mismatches } from './mismatches';
import { idOf, named } from './verdict';
import type { Rule } from './verdict';

/** Modules that parts use of each other: there, and of a type that fits. */
export const exposes: Rule = {
  name: 'exposes',
  passed: 'What parts use of each other is there, with a type that fits.',
  faults({ candidates, releases }) {
    const uses = releases.flatMap((user) =>
      user.declaration.consumes.map((id) => {
        const [part = '', module = ''] = id.split('/');
        return { id, user, module, maker: named(releases, part) };
      }),
    );
    const concerned = uses.filter(
      ({ user, maker }) => candidates.includes(user) || (maker && candidates.includes(maker)),
    );
    const offered = concerned.map(({ id, user, maker }) => ({
      offered: maker?.types.exposes[id] ?? '',
      wanted: user.types.consumes[id] ?? '',
    }));
    const reasons = mismatches(offered);
    return concerned.flatMap(({ id, user, maker, module }, i) => {
      if (!maker?.declaration.exposes[`./${module}`])
        return [
          `${idOf(user)} uses ${id}, which ${maker ? idOf(maker) : 'no part'} does not expose.`,
        ];
      const reason = reasons[i];
      return reason
        ? [`${idOf(maker)} exposes ${id} otherwise than ${idOf(user)} uses it: ${reason}`]
        : [];
    });
  },
};
