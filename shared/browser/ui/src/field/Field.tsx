import { useId, type ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import { FieldContext, type ControlProps } from './field-context';
import { describedBy, ErrorText, Hint, Optional, type MessageProps } from './messages';
import styles from './Field.module.css';

export interface FieldProps extends MessageProps {
  label: ReactNode;
  /** Id of the control. Needed if an error summary links to it. */
  id?: string;
  /** `true` marks the control, `false` shows "(optional)". Leave it out for filters. */
  required?: boolean;
  className?: string;
  /** One control of this package, or a function that gets the attributes for any other. */
  children: ReactNode | ((control: ControlProps) => ReactNode);
}

/** Connects a control to its label, hint and error. No other code does this. */
export function Field({ label, hint, error, required, className, children, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const control: ControlProps = {
    id,
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  };

  return (
    <div className={joinClasses(styles.root, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Optional required={required} />
      </label>
      <Hint id={id} text={hint} />
      <ErrorText id={id} text={error} />
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
    </div>
  );
}
