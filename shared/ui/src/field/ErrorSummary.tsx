import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';

export interface FieldError {
  /** Id of the control that is wrong. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. The summary is there only while there are some. */
  errors: readonly FieldError[];
  /**
   * How often the form was submitted. Each time it grows while there are errors, the summary takes
   * focus, so that nobody is left at a button that did nothing.
   */
  submitCount?: number;
}

/** Goes to the field itself; a fragment alone would also leave an entry in the history. */
function goToField(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  (control.closest('fieldset') ?? control.closest('[data-invalid]') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** What a failed submit leaves at the top of a form: every error, each a link to its field. */
export function ErrorSummary({ title, errors, submitCount = 0 }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (submitCount > 0) root.current?.focus();
  }, [submitCount]);

  if (errors.length === 0) return null;
  return (
    <div ref={root} className={styles.root} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
