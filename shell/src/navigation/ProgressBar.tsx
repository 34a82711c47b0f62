import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import styles from './ProgressBar.module.css';

/** Navigations shorter than this need no sign of life. Milliseconds. */
const patience = 200;

/**
 * A thin bar while a navigation takes longer than a blink. It asks the router itself: the state in
 * the context comes by a transition, which waits for fragments that are not hydrated yet.
 */
export function ProgressBar() {
  const router = useContext(DataRouterContext)?.router;
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const stop = router?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') {
        clearTimeout(timer);
        timer = undefined;
        setLate(false);
      } else {
        timer ??= window.setTimeout(() => setLate(true), patience);
      }
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [router]);
  return late ? <div className={styles.bar} role="progressbar" aria-label="Loading page" /> : null;
}
