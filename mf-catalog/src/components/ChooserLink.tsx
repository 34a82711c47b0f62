import { Link } from 'react-router-dom';
import { chooserPath } from '../lib/chooser';
import * as m from '../messages/chooser-link';
import styles from './ChooserLink.module.css';

/** The way to the chooser, for visitors who are not sure what their appliance is called. */
export const ChooserLink = () => (
  <Link to={chooserPath} className={styles.root}>
    {m.ovenRangeStoveCooktop}
  </Link>
);
