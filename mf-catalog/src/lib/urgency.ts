import type { CompanyConfig } from '@site/data-types/company';
import type { Urgency } from '@site/data-types/entities';
import { troubleAdvice } from '@site/ui/trouble-advice';
import type { IssueRecord } from '../data/shapes';
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
  Critical: 'Priority repair: call now',
  High: 'Priority repair: take the first free window',
  Medium: 'Standard repair: have it done this week',
  Low: 'Standard repair: choose a day that suits you',
};

/** Advice until the repair. It follows the safety of the record, not its urgency. */
const meanwhile: Record<Answer, string> = {
  no: 'Leave it switched off until it has been repaired.',
  'with-care': 'Until then, use it only as described at the top of this page.',
  yes: 'You can go on using it until then.',
};

const speed = (urgency: Urgency, company: CompanyConfig): string => {
  if (urgency === 'Critical') return troubleAdvice(company);
  return urgency === 'High' ? 'The booking form shows whether a window of today is free.' : '';
};

export const adviceFor = (
  issue: IssueRecord,
  urgency: Urgency,
  company: CompanyConfig,
): Advice => ({
  priority: urgency === 'Critical' || urgency === 'High',
  // The fire department comes before us.
  title: leavesHouse(issue)
    ? 'Priority repair: call us once the house is declared safe'
    : titles[urgency],
  text: [meanwhile[issue.safeToRun.answer], speed(urgency, company)].filter(Boolean).join(' '),
});
