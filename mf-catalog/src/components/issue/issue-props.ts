import type { IssueRecord } from '../../data/shapes';

/** What every section of the issue page is given. */
export interface IssueProps {
  issue: IssueRecord;
}
