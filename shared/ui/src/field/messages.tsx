import { Icon } from '../icon';
import styles from './Field.module.css';

export interface MessageProps {
  /** Help that is always there: a format, a reason. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
}

/** Ids under which a field's hint and error stand, or `undefined` where there is neither. */
export function describedBy(id: string, { hint, error }: MessageProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function Hint({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {text}
    </p>
  );
}

export function ErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" size="sm" />
      {text}
    </p>
  );
}

/** Says so where an answer is not needed; says nothing where the question doesn't arise. */
export function Optional({ required }: { required: boolean | undefined }) {
  return required === false ? <span className={styles.optional}> (optional)</span> : null;
}
