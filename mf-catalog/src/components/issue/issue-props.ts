import type { IssueRecord } from '../../data/shapes';

/** Properties of every section of the issue page. */
export interface IssueProps {
  issue: IssueRecord;
}
