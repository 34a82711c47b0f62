import { prefixFaults } from '@site/contract/prefixes';
import type { Rule } from './rule';

/** No prefix is claimed twice, and pages lie below their part's prefixes. */
export const prefixes: Rule = {
  name: 'prefixes',
  passed: 'No prefix is claimed twice, and every page lies below its part’s own.',
  faults: prefixFaults,
};
