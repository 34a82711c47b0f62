import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { joinClasses } from '../internal/join-classes';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'stop',
};

/** Screen readers announce results (success, error), not permanent notices. */
const roles: Record<NoticeTone, 'alert' | 'status' | undefined> = {
  info: undefined,
  success: 'status',
  warning: undefined,
  error: 'alert',
};

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NoticeTone;
  title?: ReactNode;
  /** `false` if the text has its own sign (`✓ We service your area!`). */
  icon?: IconName | false;
}

/** A message in the flow of the page. `role` follows the tone unless given. */
export function Notice({
  tone = 'info',
  title,
  icon = icons[tone],
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      role={roles[tone]}
      {...rest}
      className={joinClasses(styles.root, className)}
      data-tone={tone}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
