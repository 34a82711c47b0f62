import { Icon } from '../icon';
import * as m from '../messages/field';
import styles from './Field.module.css';

export interface MessageProps {
  /** Permanent help: a format, a reason. */
  hint?: string;
  /** The problem and how to fix it. */
  error?: string;
}

/** Ids of a field's hint and error; `undefined` without both. */
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

/** Marks an answer as optional; shows nothing if `required` is left out. */
export function Optional({ required }: { required: boolean | undefined }) {
  return required === false ? <span className={styles.optional}> {m.optional}</span> : null;
}
