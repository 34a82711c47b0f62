import * as v from 'valibot';
import { hazards, hazardsIn } from './hazards';
import { slug, text, texts } from './texts';

/** Advice before the price: first steps, and whether the appliance may run. */
const short = (length: number) =>
  v.pipe(
    text,
    v.maxLength(length, `must have at most ${length} characters to fit a phone's first screen`),
  );

export const firstAid = {
  /** Whether the appliance may be used until it is repaired. Never derived from the urgency. */
  safeToRun: v.strictObject({
    answer: v.picklist(['yes', 'with-care', 'no']),
    /** Why, and if only one part is meant, which. */
    reason: short(170),
    /** Supplies to switch off or shut, in this order. `lib/switch-off.ts` has the sentences. */
    switchOff: v.pipe(
      v.array(v.picklist(['plug', 'breaker', 'water', 'gas', 'outside'])),
      v.minLength(1, 'must name what to switch off'),
    ),
    /** Done at its own controls before a supply is reached for, often behind it. */
    stop: v.optional(v.array(short(130))),
  }),
  /** Dangers that this problem can bring. The page shows the emergency advice for each. */
  hazards: v.array(v.picklist(hazards)),
  /** Two to four things to do within two minutes and without tools. */
  rightNow: v.pipe(v.array(short(130)), v.minLength(2), v.maxLength(4)),
  /** Drawing next to these steps; default: what is switched off. */
  picture: v.optional(v.picklist(['filter-trap'])),
  /** Three checks, as questions, and what each answer means. None opens a panel or a gas line. */
  tryFirst: v.pipe(
    v.array(
      v.strictObject({
        check: v.pipe(text, v.endsWith('?', 'must be a question')),
        yes: text,
        no: text,
      }),
    ),
    v.length(3, 'must be three checks'),
  ),
  /** Signs at which the visitor stops trying. */
  stopIf: texts(2, 3),
  /** When a technician, a plumber, an electrician or the utility is needed. */
  whenToCall: text,
  /** Repair or replace, by age; the page adds the price. */
  worthIt: v.strictObject({ repair: text, replace: text }),
  /** Documents that the safety rules follow: ids of `sources.yaml`. */
  references: v.pipe(v.array(slug), v.minLength(1, 'must name a source')),
  /** Articles of the blog about it: slug, and the words of the link. */
  reading: v.optional(v.array(v.strictObject({ post: slug, words: text }))),
};

interface Described {
  name: string;
  symptoms: readonly string[];
  causes: readonly string[];
  hazards: readonly string[];
  safeToRun: { answer: string };
}

const missing = (issue: Described): string[] =>
  hazardsIn([issue.name, ...issue.symptoms, ...issue.causes]).filter(
    (hazard) => !issue.hazards.includes(hazard),
  );

/** Refuses a record that names a danger and does not tell the visitor to stop. */
export const stopsAtDanger = <T extends Described>() =>
  [
    v.check<T, string>(
      (issue) =>
        hazardsIn([issue.name, ...issue.symptoms, ...issue.causes]).length === 0 ||
        issue.safeToRun.answer === 'no',
      'safeToRun.answer must be "no", because name, symptoms or causes name a danger',
    ),
    v.check<T, (issue: v.CheckIssue<T>) => string>(
      (issue) => missing(issue).length === 0,
      ({ input }) => `hazards must name ${missing(input).join(', ')}`,
    ),
  ] as const;

/** A step at the machine's own controls. */
const stopsIt =
  /(^|\. )(press (stop|cancel)|stop the|take the key out|turn (the|every|all) (knobs?|burners|zones|key|oven|dryer|disposal)\b.*\boff)\b/i;

/** Refuses a record that must not run and has a step that stops it after its supply. */
export const stopsBeforeSupply = <
  T extends { safeToRun: { answer: string }; rightNow: readonly string[] },
>() =>
  v.check<T, string>(
    ({ safeToRun, rightNow }) =>
      safeToRun.answer !== 'no' || !rightNow.some((step) => stopsIt.test(step)),
    'rightNow has a step that stops the machine; safeToRun.stop comes before the supply',
  );
