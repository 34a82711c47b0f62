import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';

export interface FieldError {
  /** Id of the control with the error. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. Without errors there is no summary. */
  errors: readonly FieldError[];
  /**
   * Number of submits. Each time it grows and there are errors, the summary gets focus, or the
   * visitor would not notice why the button did nothing.
   */
  submitCount?: number;
}

/** Moves to the field without a new history entry, which a plain link would add. */
function goToField(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  (control.closest('fieldset') ?? control.closest('[data-invalid]') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** Shown at the top of a form after a failed submit: all errors, each a link to its field. */
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
