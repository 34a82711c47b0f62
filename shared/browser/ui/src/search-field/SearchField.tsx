import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextInput } from '../field';
import { Icon } from '../icon';
import { joinClasses } from '../internal/join-classes';
import { VisuallyHidden } from '../visually-hidden';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  /** Shows the label. By default only screen readers read it. */
  showLabel?: boolean;
  /** Shown after the input, e.g. the submit button of a form. */
  action?: ReactNode;
}

/** A search input with its label. `className` goes to the root, other attributes to the input. */
export function SearchField({ label, showLabel, action, className, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;

  return (
    <div className={joinClasses(styles.root, className)}>
      <label className={styles.label} htmlFor={id} data-shown={showLabel ? '' : undefined}>
        {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <Icon name="search" size="sm" />
          <TextInput autoComplete="off" {...rest} id={id} type="search" />
        </div>
        {action}
      </div>
    </div>
  );
}
