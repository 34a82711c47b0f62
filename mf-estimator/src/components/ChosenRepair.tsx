import { shown } from '@site/data-types/shown';
import { Link } from 'react-router-dom';
import * as m from '../messages/estimate';
import styles from './ChosenRepair.module.css';

interface ChosenRepairProps {
  /** Names of what was chosen. */
  appliance: string;
  issue: string;
  /** Addresses of the calculator at the step in question. */
  changeAppliance: string;
  changeIssue: string;
}

/** The finished steps, one line each, so that the price comes first. */
export const ChosenRepair = (props: ChosenRepairProps) => (
  <ul role="list" className={styles.root} aria-label={m.yourChoices} data-step="chosen">
    <li>
      {shown(props.appliance)} <Link to={props.changeAppliance}>{m.changeAppliance}</Link>
    </li>
    <li>
      {shown(props.issue)} <Link to={props.changeIssue}>{m.changeProblem}</Link>
    </li>
  </ul>
);
