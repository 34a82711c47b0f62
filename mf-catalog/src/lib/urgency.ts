import type { CompanyConfig } from '@site/data-types/company';
import type { Urgency } from '@site/data-types/entities';
import { troubleAdvice } from '@site/ui/trouble-advice';
import type { IssueRecord } from '../data/shapes';
import * as m from '../messages/issue';
import { leavesHouse } from './switch-off';

/** How soon a repair should be done. */
interface Advice {
  /** Critical and High are priority repairs, the rest are standard ones. */
  priority: boolean;
  title: string;
  text: string;
}

type Answer = IssueRecord['safeToRun']['answer'];

const titles: Record<Urgency, string> = {
  Critical: m.priorityRepairCallNow,
  High: m.priorityRepairTakeFirst,
  Medium: m.standardRepairDoneWeek,
  Low: m.standardRepairChooseDay,
};

/** Advice until the repair. It follows the safety of the record, not its urgency. */
const meanwhile: Record<Answer, string> = {
  no: m.leaveSwitchedOffUntil,
  'with-care': m.untilThenUseOnly,
  yes: m.canGoUsingUntil,
};

const speed = (urgency: Urgency, company: CompanyConfig): string => {
  if (urgency === 'Critical') return troubleAdvice(company);
  return urgency === 'High' ? m.bookingFormShowsWhether : '';
};

export const adviceFor = (
  issue: IssueRecord,
  urgency: Urgency,
  company: CompanyConfig,
): Advice => ({
  priority: urgency === 'Critical' || urgency === 'High',
  // The fire department comes before us.
  title: leavesHouse(issue) ? m.priorityRepairCallUs : titles[urgency],
  text: [meanwhile[issue.safeToRun.answer], speed(urgency, company)].filter(Boolean).join(' '),
});
