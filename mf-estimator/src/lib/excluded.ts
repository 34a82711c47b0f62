import { applianceName } from '@site/data-types/shown';
import { applianceSlugs } from '@site/data-types/entities';
import type { ApplianceSlug } from '@site/data-types/entities';
import { listed } from '@site/data-types/format';
import { exclusions, heldElsewhere, ofOthers, works } from '../data/exclusions';
import type { Work } from '../data/exclusions';
import * as m from '../messages/estimate';

const quote = m.getWrittenQuoteFirst;

/** `the drum bearing and the tub seal. You get a written quote first.` */
const sentence = (of: readonly Work[]): string => {
  const list = `${listed(of.map((work) => works[work]))}.`;
  return of.every((work) => ofOthers.includes(work)) ? list : `${list} ${quote}`;
};

/** Work that the price of one repair does not include, after "Not in this price:". */
export function excludedFrom(appliance: ApplianceSlug, fault: string): string | undefined {
  const of = exclusions[appliance]?.[fault];
  return of && sentence(of);
}

const workOf = (appliance: ApplianceSlug): Work[] =>
  [...new Set(Object.values(exclusions[appliance] ?? {}).flat())].filter(
    (work) => !heldElsewhere[appliance]?.includes(work),
  );

/** Work that no price of an appliance includes, after "Not in these prices:". */
export function excludedFromAll(appliance: ApplianceSlug): string | undefined {
  const of = workOf(appliance);
  return of.length > 0 ? sentence(of) : undefined;
}

const isWork = (word: string): word is Work => Object.hasOwn(works, word);

/** The same for all appliances, each work once with the appliances it belongs to. */
export function everyExclusion(): string {
  const lines = Object.keys(works)
    .filter(isWork)
    .flatMap((work) => {
      const names = applianceSlugs
        .filter((slug) => workOf(slug).includes(work))
        .map((slug) => applianceName(slug).toLowerCase());
      return names.length > 0 ? [`${works[work]} (${listed(names)})`] : [];
    });
  return `${lines.join('; ')}.`;
}
