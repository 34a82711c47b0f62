import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import * as m from '../messages/main';
import styles from './ProgressBar.module.css';

/** Shorter navigations show no bar. */
const delayMs = 200;

/**
 * A thin bar during a slow navigation. It subscribes to the router itself. The state in the context
 * changes in a transition, which waits for fragments that are not hydrated yet.
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
        timer ??= window.setTimeout(() => setLate(true), delayMs);
      }
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [router]);
  return late ? <div className={styles.bar} role="progressbar" aria-label={m.loadingPage} /> : null;
}
