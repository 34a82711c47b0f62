import { presetIssues } from '@site/data-types/booking-lists';
import { shown } from '@site/data-types/shown';

/** A problem as the list has it, if it was chosen there in the words of this page. */
export const listedProblem = (appliance: string, typed: string): string =>
  presetIssues(appliance).find((name) => shown(name) === typed.trim()) ?? typed.trim();
