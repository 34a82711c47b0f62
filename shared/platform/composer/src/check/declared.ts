import type { Verdict } from '@site/contract/verdict';
import type { Release } from '@site/data-types/contract';
import { exposeTypes } from './expose-types';
import { possibleReads, records } from './records';
import { sharedVersions } from './shared-versions';
import { slices } from './slices';
import type { Rule, Trial } from './rule';
import { missingModules } from '@site/contract/uses';
import { prefixFaults } from '@site/contract/prefixes';

/** No prefix is claimed twice, and pages lie below their part's prefixes. */
const prefixes: Rule = {
  name: 'prefixes',
  passed: 'No prefix is claimed twice, and every page lies below its part’s own.',
  faults: prefixFaults,
};

/** Modules and records that one part uses of another, or a page starts, must exist. */
const exposes: Rule = {
  name: 'exposes',
  passed: 'Every module that another part uses exists.',
  faults: missingModules,
};

/** Rules that read only what releases declare. */
const rules: Rule[] = [sharedVersions, slices, prefixes, exposes, exposeTypes, records];

/** A set that the candidates may run in. */
export interface TargetSet {
  /** `the live set`, `retained set 3f9a1c2b4d5e`. */
  label: string;
  releases: Release[];
  reads: Trial['reads'];
}

/**
 * Checks candidates against the live set and every set that a rollback can return to. The same
 * fault in several sets is reported once.
 */
export function checkDeclared(candidates: Release[], sets: TargetSet[]): Verdict[] {
  const replaced = new Set(candidates.map(({ name }) => name));
  return rules.flatMap((rule): Verdict[] => {
    const said = new Map<string, string[]>();
    for (const { label, releases, reads } of sets) {
      const others = releases.filter(({ name }) => !replaced.has(name));
      const faults = rule.faults({
        candidates,
        releases: [...others, ...candidates],
        reads: [...reads, ...possibleReads(releases)],
      });
      for (const fault of faults) said.set(fault, [...(said.get(fault) ?? []), label]);
    }
    if (said.size === 0) return [{ rule: rule.name, ok: true, sentence: rule.passed }];
    return [...said].map(([fault, labels]) => ({
      rule: rule.name,
      ok: false,
      sentence: `With ${list(labels)}: ${fault}`,
    }));
  });
}

/**
 * Names what candidates have not translated. Nothing is refused here: a safety sentence without a
 * translation stops the part's build.
 */
export function checkTranslations(candidates: Release[]): Verdict {
  const left = candidates.flatMap(({ name, languages = {} }) =>
    Object.entries(languages).flatMap(([language, { untranslated = [] }]) =>
      untranslated.length > 0 ? [`${name} in ${language}: ${untranslated.join('; ')}`] : [],
    ),
  );
  const sentence = left.length
    ? `Some text is not translated. ${left.join('. ')}.`
    : 'Its content is translated into each of its languages.';
  return { rule: 'translations', ok: true, sentence };
}

const list = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
