import type { NoticeTone } from '@site/ui/notice';
import type { IssueRecord } from '../data/shapes';

type Answer = IssueRecord['safeToRun']['answer'];

interface Verdict {
  tone: NoticeTone;
  title: string;
  /** Heading of the steps. An appliance that may run is switched off only before a check. */
  steps: string;
}

const verdicts: Record<Answer, Verdict> = {
  no: { tone: 'warning', title: 'Safe to use? No.', steps: 'Do this now' },
  'with-care': { tone: 'info', title: 'Safe to use? With care.', steps: 'Do this first' },
  yes: { tone: 'info', title: 'Safe to use? Yes.', steps: 'Do this first' },
};

/** Whether the appliance may be used, in words. The record decides, never the urgency. */
export const verdictOf = ({ safeToRun }: IssueRecord): Verdict => verdicts[safeToRun.answer];
