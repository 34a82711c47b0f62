import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './ProgressBar.module.css';

/** Navigations shorter than this need no sign of life. Milliseconds. */
const patience = 200;

/** A thin bar while a navigation takes longer than a blink. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late ? (
    <div className={styles.bar} role="progressbar" aria-label="Loading page" />
  ) : null;
}
