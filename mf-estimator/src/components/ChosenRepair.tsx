import { Link } from 'react-router-dom';
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
  <ul role="list" className={styles.root} aria-label="Your choices" data-step="chosen">
    <li>
      {props.appliance} <Link to={props.changeAppliance}>Change appliance</Link>
    </li>
    <li>
      {props.issue} <Link to={props.changeIssue}>Change problem</Link>
    </li>
  </ul>
);
