import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Label, lookProps, type ButtonLook } from './look';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * While true, presses do nothing and the button is announced as busy. It keeps focus, which a
   * disabled button would lose. The text must say what happens: `Scheduling...`.
   */
  loading?: boolean;
}

/** A button; default type: `button`. */
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
    // This also stops Enter in a field, because Enter clicks the form's submit button.
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
