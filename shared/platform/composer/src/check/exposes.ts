import { missingModules } from '@site/contract/uses';
import type { Rule } from './rule';

/** Modules and records that one part uses of another, or a page starts, must exist. */
export const exposes: Rule = {
  name: 'exposes',
  passed: 'Every module that another part uses exists.',
  faults: missingModules,
};
