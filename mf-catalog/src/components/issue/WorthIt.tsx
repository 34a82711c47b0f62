import { Prose } from '@site/ui/layout';
import type { IssueProps } from './issue-props';

/** Repair or replace, by the age of the appliance and the price. */
export const WorthIt = ({ issue }: IssueProps) => (
  <Prose>
    <h3>Repair or replace?</h3>
    <p>{issue.worthIt.repair}</p>
    <p>{issue.worthIt.replace}</p>
  </Prose>
);
