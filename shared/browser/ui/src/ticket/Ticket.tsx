import { useId, type ComponentProps, type ReactNode } from 'react';
import { CallUs } from '../call-link/CallUs';
import { joinClasses } from '../internal/join-classes';
import type { HeadingLevel, HeadingTag } from '../internal/types';
import * as m from '../messages/ticket';
import styles from './Ticket.module.css';

export interface TicketProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** Number of the ticket, such as an appointment's id. */
  number?: string;
  /** A `Stamp`. */
  stamp?: ReactNode;
  /** Words before the number. */
  phoneLabel?: string;
  /** Place of the call link, for analytics. */
  place: string;
}

/**
 * A service ticket: estimate, confirmation, warranty result. Its children are `TicketRows` and other
 * content. It prints on one page with the phone number.
 */
export function Ticket({
  title,
  headingLevel = 2,
  number,
  stamp,
  phoneLabel = m.questionsCall,
  place,
  className,
  children,
  ...rest
}: TicketProps) {
  const titleId = useId();
  const Title: HeadingTag = `h${headingLevel}`;
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={number && `${titleId}-number`}
      {...rest}
      className={joinClasses(styles.root, className)}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <Title id={titleId} className={styles.title}>
              {title}
            </Title>
            {number && (
              <p id={`${titleId}-number`} className={styles.number}>
                {m.noNumber({ number })}
              </p>
            )}
          </div>
          {stamp}
        </div>
        <div className={styles.body}>{children}</div>
        <p className={styles.stub}>
          {phoneLabel} <CallUs place={place} />
        </p>
      </div>
    </section>
  );
}
