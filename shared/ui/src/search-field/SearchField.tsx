import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextInput } from '../field';
import { Icon } from '../icon';
import { joinClasses } from '../internal/join-classes';
import { VisuallyHidden } from '../visually-hidden';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  /** Shows the label; otherwise the magnifier and the placeholder speak to the eye. */
  showLabel?: boolean;
  /** Stands behind the box, such as a button in a form that is submitted. */
  action?: ReactNode;
}

/** A search box with its label; `className` is the root's, everything else the input's. */
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
