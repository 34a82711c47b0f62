import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Label, lookProps, type ButtonLook } from './look';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Work is under way: presses do nothing, the button keeps focus (a disabled one would drop it) and
   * is announced as busy. Say what happens in the words: `Scheduling...`.
   */
  loading?: boolean;
}

/** A button of type `button` unless told otherwise. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Stops Enter in a field of the form too: it presses the form's submit button.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      {...lookProps({ variant, size, fullWidth }, className)}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading && <span className={styles.spinner} />}
      <Label icon={loading ? undefined : icon} size={size}>
        {children}
      </Label>
    </button>
  );
}
