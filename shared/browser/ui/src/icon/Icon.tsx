import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Icon.module.css';
import { paths, type IconName } from './paths';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  name: IconName;
  /** `sm` 18 px, `md` 24 px, `lg` 32 px. Strokes are 2 px, a little less at `sm`. */
  size?: 'sm' | 'md' | 'lg';
  /** Needed if no text says the same. Without a label the icon is decoration. */
  label?: string;
}

/** One of the site's line icons, in the color of the text. */
export function Icon({ name, size = 'md', label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      className={joinClasses(styles.root, className)}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
