import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Cluster } from '../layout';
import styles from './ClosingCall.module.css';

export interface ClosingCallProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** The next step, as a sentence or a line of facts. */
  text?: ReactNode;
  /** The buttons: the next action and the call. */
  actions: ReactNode;
}

/** End of a page, with the next action for the reader. */
export function ClosingCall({ title, text, actions, className, ...rest }: ClosingCallProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-closing-call=""
      {...rest}
      className={joinClasses(styles.root, className)}
    >
      <div className={styles.sheet} data-theme="dark">
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <Cluster>{actions}</Cluster>
      </div>
    </section>
  );
}
