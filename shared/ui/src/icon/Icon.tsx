import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Icon.module.css';
import { paths, type IconName } from './paths';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  name: IconName;
  /** `sm` 18 px, `md` 24 px, `lg` 32 px; strokes 2 px at `md` and `lg`, a little less at `sm`. */
  size?: 'sm' | 'md' | 'lg';
  /** What it means, where no words beside it say so. Without a label it is decoration. */
  label?: string;
}

/** One of the site's stroke icons, in the colour of the text around it. */
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
