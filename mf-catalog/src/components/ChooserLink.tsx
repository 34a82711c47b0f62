import { Link } from 'react-router-dom';
import { chooserPath } from '../lib/chooser';
import styles from './ChooserLink.module.css';

/** The way to the chooser, for visitors who are not sure what their appliance is called. */
export const ChooserLink = () => (
  <Link to={chooserPath} className={styles.root}>
    Oven, range, stove or cooktop: which is yours?
  </Link>
);
