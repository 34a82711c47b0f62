import type { Urgency } from '@site/data-types/entities';
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
  High: 'Priority repair: have it seen today',
  Medium: 'Standard repair: have it done this week',
  Low: 'Standard repair: choose a day that suits you',
};

/** Advice until the repair. It follows the safety of the record, not its urgency. */
const meanwhile: Record<Answer, string> = {
  no: 'Leave it switched off until it has been repaired.',
  'with-care': 'Until then, use it only as described at the top of this page.',
  yes: 'You can go on using it until then.',
};

const speed = (urgency: Urgency): string => {
  if (urgency === 'Critical')
    return 'Emergency service runs around the clock; emergency or after-hours rates may apply.';
  return urgency === 'High' ? 'Same-day service is available.' : '';
};

export const adviceFor = (issue: IssueRecord, urgency: Urgency): Advice => ({
  priority: urgency === 'Critical' || urgency === 'High',
  // The fire department comes before us.
  title: leavesHouse(issue)
    ? 'Priority repair: call us once the house is declared safe'
    : titles[urgency],
  text: [meanwhile[issue.safeToRun.answer], speed(urgency)].filter(Boolean).join(' '),
});
