import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import { describedBy, ErrorText, Hint, Optional, type MessageProps } from './messages';
import fieldStyles from './Field.module.css';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

type InputProps = ComponentProps<'input'>;

export interface RadioGroupProps
  extends MessageProps, Pick<InputProps, 'onChange' | 'onBlur' | 'ref' | 'required' | 'disabled'> {
  label: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Id of the first radio; an error summary links to it. */
  id?: string;
  /** The selected value, if the caller controls it. */
  value?: string;
  defaultValue?: string;
  /** In as many columns as fit; default: one column. */
  inline?: boolean;
  className?: string;
}

/** One choice of several. Every radio gets `ref`, `onChange` and `onBlur`, as `register` needs. */
export function RadioGroup({
  label,
  options,
  hint,
  error,
  required,
  value,
  defaultValue,
  inline,
  className,
  disabled,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;

  return (
    <fieldset
      className={joinClasses(fieldStyles.root, className)}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? '' : undefined}
      disabled={disabled}
    >
      <legend className={fieldStyles.label}>
        {label}
        <Optional required={required} />
      </legend>
      <Hint id={id} text={hint} />
      <ErrorText id={id} text={error} />
      <div className={styles.options} data-inline={inline ? '' : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              {...rest}
              type="radio"
              id={index === 0 ? id : `${id}-${index + 1}`}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              disabled={option.disabled}
              required={required || undefined}
              aria-describedby={option.hint ? `${id}-${index + 1}-hint` : undefined}
            />
            <span>
              {option.label}
              {option.hint && (
                <span className={styles.hint} id={`${id}-${index + 1}-hint`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
