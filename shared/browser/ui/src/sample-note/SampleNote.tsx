import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import * as m from '../messages/sample-note';
import styles from './SampleNote.module.css';

export interface SampleNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The sample figures: `Ratings and repair counts`. */
  of: string;
}

/**
 * Shown next to samples, so that a visitor does not take them for facts. The company's setting
 * `samples` decides whether they are shown at all.
 */
export const SampleNote = ({ of, className, ...rest }: SampleNoteProps) => (
  <p {...rest} className={joinClasses(styles.root, className)}>
    {m.samplesSamplesUntilBusiness({ strong: (words) => <strong>{words}</strong>, of })}
  </p>
);
